/** How many characters of a picture's data URL are searched for its size: a camera writes up to 64 kB of metadata before it. */
export const headLength = 98_304;

/** The longer edge of a picture in px, read from the beginning of its data URL; 0 if it is not a picture. */
export function longerEdge(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1, headLength);
  const text = atob(base64.slice(0, base64.length - (base64.length % 4)));
  const byte = (offset: number) => text.charCodeAt(offset) || 0;
  const uint16 = (offset: number) => byte(offset) * 256 + byte(offset + 1);
  if (text.startsWith('\u0089PNG')) return Math.max(uint16(16) * 65_536 + uint16(18), uint16(20) * 65_536 + uint16(22));
  if (uint16(0) !== 0xff_d8) return 0;
  for (let offset = 2; offset < text.length && byte(offset) === 0xff; offset += 2 + uint16(offset + 2))
    if (sizeMarkers.includes(byte(offset + 1))) return Math.max(uint16(offset + 5), uint16(offset + 7));
  return 0;
}

/** The JPEG markers that are followed by the picture's size. */
const sizeMarkers: readonly number[] = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

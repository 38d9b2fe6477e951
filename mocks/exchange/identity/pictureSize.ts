/** How many characters of a picture's data URL are searched for its size: a camera writes up to 64 kB of metadata before it. */
export const headLength = 98_304;

/** The longer edge of a picture in px, read from the beginning of its data URL; 0 if it is not a picture. */
export function longerEdge(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1, headLength);
  const text = atob(base64.slice(0, base64.length - (base64.length % 4)));
  const byte = (place: number) => text.charCodeAt(place) || 0;
  const two = (place: number) => byte(place) * 256 + byte(place + 1);
  if (text.startsWith('\u0089PNG')) return Math.max(two(16) * 65_536 + two(18), two(20) * 65_536 + two(22));
  if (two(0) !== 0xff_d8) return 0;
  for (let place = 2; place < text.length && byte(place) === 0xff; place += 2 + two(place + 2))
    if (frames.includes(byte(place + 1))) return Math.max(two(place + 5), two(place + 7));
  return 0;
}

/** The JPEG markers that are followed by the picture's size. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

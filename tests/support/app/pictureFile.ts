import { picture } from '@fixtures/identityForms';

/** A picture file padded with zeros to `bytes` bytes. */
export function pictureFile(name: string, bytes: number): File {
  const pixels = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  return new File([pixels, new Uint8Array(Math.max(0, bytes - pixels.length))], name, { type: 'image/png' });
}

/** Why a file cannot be handed in: too large, too small to be read, or no picture at all. */
export type PictureProblem = 'size' | 'unclear' | 'unreadable';
export type Prepared = { readonly name: string; readonly content: string } | { readonly problem: PictureProblem };

/** Brings a file into the form in which it travels: a data URL of at most so many bytes. Large pictures are made smaller, which also drops what a camera notes in them, such as the place. */
export async function prepared(file: File, maxBytes: number): Promise<Prepared> {
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function')
    return file.size > maxBytes ? { problem: 'size' } : { name: safeName(file.name), content: await dataUrl(file) };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { problem: 'unreadable' };
  if (Math.max(bitmap.width, bitmap.height) < leastEdge) return { problem: 'unclear' };
  const blob = file.size <= maxBytes ? file : await shrunk(bitmap, maxBytes);
  return blob === null ? { problem: 'size' } : { name: safeName(file.name), content: await dataUrl(blob) };
}

/** A file's name without characters that cannot be seen or turn the direction of others, at most 120 characters, its end kept. */
export const safeName = (name: string): string =>
  Array.from(name.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ''))
    .slice(-120)
    .join('')
    .trim() || 'file';

/** What a video shows right now as a file of this name; null before its first picture. */
export async function frameOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  if (video.videoWidth === 0) return null;
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })], `${name}.jpg`, { type: 'image/jpeg' });
}

/** Below this a document's small print is not legible; in px. */
const leastEdge = 600;

async function shrunk(bitmap: ImageBitmap, maxBytes: number): Promise<Blob | null> {
  for (const { edge, quality } of tries) {
    const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= maxBytes) return blob;
  }
  return null;
}

/** From the sharpest on; edges in px. */
const tries = [
  { edge: 2000, quality: 0.85 },
  { edge: 1600, quality: 0.75 },
  { edge: 1200, quality: 0.65 },
  { edge: 900, quality: 0.6 },
];

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });

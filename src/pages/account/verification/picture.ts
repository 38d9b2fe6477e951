/** Why a file cannot be handed in: too large, too small to be read, or no picture at all. */
export type PictureProblem = 'size' | 'unclear' | 'unreadable';
/** A file ready to leave, and what is shown of it. */
export type Prepared = { readonly name: string; readonly content: string; readonly shown: Blob } | { readonly problem: PictureProblem };

export interface FileLimits {
  readonly maxBytes: number;
  /** The shortest that the longer edge of a picture may be, in px. */
  readonly minEdge: number;
}

/** Brings a file within the limits into the form in which it travels: a data URL. Large pictures are made smaller, which also drops what a camera notes in them, such as the place. */
export async function prepared(file: File, { maxBytes, minEdge }: FileLimits): Promise<Prepared> {
  if (file.size > maxBytes) return { problem: 'size' };
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function')
    return { name: safeName(file.name), content: await dataUrl(file), shown: file };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { problem: 'unreadable' };
  if (Math.max(bitmap.width, bitmap.height) < minEdge) return { problem: 'unclear' };
  const blob = file.size <= largestSent ? file : await shrunk(bitmap);
  return { name: safeName(file.name), content: await dataUrl(blob), shown: blob };
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

/** Pictures up to this are sent as they are; in bytes. */
const largestSent = 1_000_000;
/** What a larger picture is made: sharp enough for small print; the edge in px. */
const sent = { edge: 2000, quality: 0.85 };

async function shrunk(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, sent.edge / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: sent.quality });
}

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });

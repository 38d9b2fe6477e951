/** Why a file is rejected: too large, too few pixels, or not a readable picture. */
export type PictureProblem = 'size' | 'unclear' | 'unreadable';
/** A file ready to be sent, with what to show as its preview, or why it is rejected. */
export type PreparedFile =
  | { readonly name: string; readonly content: string; readonly picture: Blob }
  | { readonly problem: PictureProblem };

export interface FileLimits {
  readonly maxBytes: number;
  /** Minimum length of the longer edge of a picture, in px. */
  readonly minEdge: number;
}

/** Checks a file against the limits and reads it as a data URL. Large pictures are scaled down, which also removes metadata such as the location. */
export async function prepareFile(file: File, { maxBytes, minEdge }: FileLimits): Promise<PreparedFile> {
  if (file.size > maxBytes) return { problem: 'size' };
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function')
    return { name: safeName(file.name), content: await dataUrl(file), picture: file };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { problem: 'unreadable' };
  if (Math.max(bitmap.width, bitmap.height) < minEdge) return { problem: 'unclear' };
  const blob = file.size <= maxUnscaledBytes ? file : await scaledDown(bitmap);
  return { name: safeName(file.name), content: await dataUrl(blob), picture: blob };
}

/** Removes control and bidirectional characters from a file name and limits it to its last 120 characters; `file` if none are left. */
export const safeName = (name: string): string =>
  Array.from(name.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ''))
    .slice(-120)
    .join('')
    .trim() || 'file';

/** Captures the current frame of a video as a file of this name; null before the first frame. */
export async function frameOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  if (video.videoWidth === 0) return null;
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })], `${name}.jpg`, { type: 'image/jpeg' });
}

/** Pictures up to this size in bytes are sent unchanged. */
const maxUnscaledBytes = 1_000_000;
/** Maximum edge in px and JPEG quality of a scaled picture, sharp enough for small print. */
const scaledPicture = { edge: 2000, quality: 0.85 };

async function scaledDown(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, scaledPicture.edge / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: scaledPicture.quality });
}

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });

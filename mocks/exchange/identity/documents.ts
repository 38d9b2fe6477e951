import type { documentTypes, StoredFile } from '@/contract/identity';
import { invalidField } from '../../businessError';
import { longerEdge } from './pictureSize';

/** The maximum file size in bytes. Files of this size are uploaded in parts: only small ones fit into one request. */
export const maxFileBytes = 10_000_000;
/** The minimum length of a picture's longer edge in px, below which the small print of a document is illegible. */
export const minEdge = 600;

interface UploadedFile<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
  /** A data URL validated by the contract; only its beginning for a file uploaded in parts. */
  readonly content: string;
  /** The size in bytes of a file uploaded in parts. */
  readonly bytes?: number;
}

/** The stored metadata of a file; its content is measured, not stored. Throws `BusinessError` if the file is too large, or the picture too small or invalid. */
export function storedFileOf<Kind extends string>(
  { kind, name, content, bytes = bytesOf(content.length - content.indexOf(',') - 1, content.slice(-2)) }: UploadedFile<Kind>,
  fileId: string,
  at: number,
): StoredFile & { readonly kind: Kind } {
  if (bytes > maxFileBytes) throw invalidField('body.files.content', `${name} has ${bytes} bytes; the maximum is ${maxFileBytes}`);
  const type = typeOf(content);
  const edge = type === 'application/pdf' ? null : longerEdge(content);
  if (edge !== null && edge < minEdge)
    throw invalidField('body.files.content', `the longer edge of ${name} is ${edge} px; the minimum is ${minEdge}`);
  return { fileId, kind, name, type, bytes, uploadedTime: at };
}

/** The number of bytes encoded by base64 of this length, given its last two characters. */
export const bytesOf = (length: number, end: string): number =>
  Math.floor((length * 3) / 4) - (end === '==' ? 2 : end.endsWith('=') ? 1 : 0);

const typeOf = (content: string): StoredFile['type'] =>
  content.startsWith('data:image/png') ? 'image/png' : content.startsWith('data:image/jpeg') ? 'image/jpeg' : 'application/pdf';

/** Country, type and number of a document as one key, normalised in spelling. */
export const documentKey = (country: string, type: (typeof documentTypes)[number] | 'company', number: string): string =>
  `${country}:${type}:${number.toUpperCase().replaceAll('-', '')}`;

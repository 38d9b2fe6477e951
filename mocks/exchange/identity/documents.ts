import type { documentTypes, StoredFile } from '@/contract/identity';
import { badField } from '../../businessError';
import { longerEdge } from './pictureSize';

/** The largest file that is taken, in bytes. One of this size comes in parts: only small ones fit into one body. */
export const maxFileBytes = 10_000_000;
/** The shortest that the longer edge of a picture may be, in px: below it the small print of a document is not legible. */
export const minEdge = 600;

interface Arrived<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
  /** A data URL, as the contract has checked it; of one that came in parts only its beginning. */
  readonly content: string;
  /** How many bytes came in parts. */
  readonly bytes?: number;
}

/** What is kept of a file: its content is weighed and measured, not stored. Throws `BusinessError` for a file that is too large, or a picture that is too small or none. */
export function filed<Kind extends string>(
  { kind, name, content, bytes = bytesOf(content.length - content.indexOf(',') - 1, content.slice(-2)) }: Arrived<Kind>,
  fileId: string,
  at: number,
): StoredFile & { readonly kind: Kind } {
  if (bytes > maxFileBytes) throw badField('body.files.content', `${name} has ${bytes} bytes; ${maxFileBytes} are taken`);
  const type = typeOf(content);
  const edge = type === 'application/pdf' ? null : longerEdge(content);
  if (edge !== null && edge < minEdge) throw badField('body.files.content', `${name} is ${edge} px long; ${minEdge} are needed`);
  return { fileId, kind, name, type, bytes, uploadedTime: at };
}

/** The bytes that so many characters of base64 stand for, by the last two of them. */
export const bytesOf = (length: number, end: string): number =>
  Math.floor((length * 3) / 4) - (end === '==' ? 2 : end.endsWith('=') ? 1 : 0);

const typeOf = (content: string): StoredFile['type'] =>
  content.startsWith('data:image/png') ? 'image/png' : content.startsWith('data:image/jpeg') ? 'image/jpeg' : 'application/pdf';

/** Country, kind and number of a document in one, whatever the spelling. */
export const documentKey = (country: string, type: (typeof documentTypes)[number] | 'company', number: string): string =>
  `${country}:${type}:${number.toUpperCase().replaceAll('-', '')}`;

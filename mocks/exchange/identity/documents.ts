import type { documentTypes, StoredFile } from '@/contract/identity';
import { badField } from '../../businessError';

/** The largest file that is taken, in bytes: three of them in base64 fit into one body. A page makes pictures smaller before it sends them. */
export const maxFileBytes = 240_000;

interface Arrived<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
  /** A data URL, as the contract has checked it. */
  readonly content: string;
}

/** What is kept of a file: its content is weighed, not stored. Throws `BusinessError` for a file that is too large. */
export function filed<Kind extends string>(
  { kind, name, content }: Arrived<Kind>,
  fileId: string,
  at: number,
): StoredFile & { readonly kind: Kind } {
  const comma = content.indexOf(',');
  const base64 = content.slice(comma + 1);
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  const bytes = Math.floor((base64.length * 3) / 4) - padding;
  if (bytes > maxFileBytes) throw badField('body.files.content', `${name} has ${bytes} bytes; ${maxFileBytes} are taken`);
  return { fileId, kind, name, type: typeOf(content), bytes, uploadedTime: at };
}

const typeOf = (content: string): StoredFile['type'] =>
  content.startsWith('data:image/png') ? 'image/png' : content.startsWith('data:image/jpeg') ? 'image/jpeg' : 'application/pdf';

/** Country, kind and number of a document in one, whatever the spelling. */
export const documentKey = (country: string, type: (typeof documentTypes)[number] | 'company', number: string): string =>
  `${country}:${type}:${number.toUpperCase().replaceAll('-', '')}`;

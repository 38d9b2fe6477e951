import { dataUrl, uploadName } from '@/contract/identity/schema/files';
import { badField } from '../../businessError';
import type { IdentityContext } from './context';
import { bytesOf, maxFileBytes } from './documents';
import { headLength } from './pictureSize';
import type { UploadedParts } from './records';

interface Part {
  readonly uploadId?: string;
  readonly offset: number;
  readonly content: string;
}
interface Sent {
  readonly content: string;
}

/** Files that are sent in parts before they are handed in. */
export interface Uploads {
  /** Takes a part in and answers how many characters are there; one that was sent again takes the place of what came from there on. Throws `BusinessError` for an unknown upload, a gap, what is no data URL or a file that is too large. */
  take(owner: number, part: Part): { readonly id: string; readonly received: number };
  /** The file that came in parts, which are then forgotten: its beginning and its weight; a data URL stands for itself. Throws `BusinessError` where they are no file that is taken. */
  whole<File extends Sent>(owner: number, file: File): File & { readonly bytes?: number };
}

/** The uploads of the people of a world. Only the beginning of a file is kept, and how long it is. */
export function createUploads({ db, now, nextId }: Pick<IdentityContext, 'db' | 'now' | 'nextId'>): Uploads {
  const begin = (owner: number): UploadedParts => {
    const others = db.uploads.find({ where: { owner }, sort: [['startedTime', 'asc']] }).list;
    for (const { id } of others.slice(0, Math.max(0, others.length - maxUploads + 1))) db.uploads.remove(id);
    return { id: String(nextId()), owner, content: '', received: 0, startedTime: now() };
  };
  const known = (owner: number, id: string): UploadedParts => {
    const upload = db.uploads.get(id);
    if (upload?.owner !== owner) throw badField('body.uploadId', 'no upload of this id is under way');
    return upload;
  };
  return {
    take: (owner, { uploadId, offset, content }) => {
      const upload = uploadId === undefined ? begin(owner) : known(owner, uploadId);
      const before = receivedOf(upload);
      if (offset > before) throw badField('body.offset', `is beyond the ${before} characters that came before`);
      if (!letters.test(content)) throw badField('body.content', 'is no part of a data URL');
      const received = offset + content.length;
      if (received > longest) throw badField('body.content', `makes the file larger than ${maxFileBytes} bytes`);
      const head = upload.content.slice(0, offset) + content.slice(0, Math.max(0, headLength - offset));
      db.uploads.upsert({ ...upload, content: head, received, end: content.slice(-2) });
      return { id: upload.id, received };
    },
    whole: (owner, file) => {
      const id = uploadName.exec(file.content)?.[1];
      if (id === undefined) return file;
      const upload = known(owner, id);
      const { content, end = content.slice(-2) } = upload;
      const received = receivedOf(upload);
      const isWhole = received === content.length ? dataUrl.test(content) : headOfDataUrl.test(content);
      if (!isWhole) throw badField('body.content', 'the parts are no data URL of a picture or a PDF');
      db.uploads.remove(id);
      return { ...file, content, bytes: bytesOf(received - content.indexOf(',') - 1, end) };
    },
  };
}

/** How many characters are there; a record of before kept them all. */
const receivedOf = ({ content, received = content.length }: UploadedParts): number => received;

/** What a data URL is made of. */
const letters = /^[\w+/=:;,]+$/;
const headOfDataUrl = /^data:(?:image\/jpeg|image\/png|application\/pdf);base64,[A-Za-z0-9+/]+$/;

/** How many files of one person may be on their way at once. */
const maxUploads = 9;
/** The longest data URL: its head, and four characters for three bytes. */
const longest = 64 + Math.ceil(maxFileBytes / 3) * 4;

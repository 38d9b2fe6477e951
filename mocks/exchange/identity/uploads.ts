import { dataUrl, uploadReference } from '@/contract/identity/schema/files';
import { invalidField } from '../../businessError';
import type { IdentityContext } from './context';
import { bytesOf, maxFileBytes } from './documents';
import { headLength } from './pictureSize';
import type { UploadedParts } from './records';

interface Part {
  readonly uploadId?: string;
  readonly offset: number;
  readonly content: string;
}
interface FileContent {
  readonly content: string;
}

/** Files uploaded in parts before submission. */
export interface Uploads {
  /** Stores a part and returns the characters received; a repeated offset overwrites from there on. Throws `BusinessError` for an unknown upload, a gap, an invalid part or a file that is too large. */
  receivePart(owner: number, part: Part): { readonly id: string; readonly received: number };
  /** The beginning and size of a file uploaded in parts, whose upload is then deleted; a data URL is returned as it is. Throws `BusinessError` if the parts are not a supported file. */
  assemble<File extends FileContent>(owner: number, file: File): File & { readonly bytes?: number };
}

/** Creates the uploads of a world. Only the beginning and the length of a file are kept. */
export function createUploads({ db, now, nextId }: Pick<IdentityContext, 'db' | 'now' | 'nextId'>): Uploads {
  const createUpload = (owner: number): UploadedParts => {
    const others = db.uploads.find({ where: { owner }, sort: [['startedTime', 'asc']] }).list;
    for (const { id } of others.slice(0, Math.max(0, others.length - maxUploads + 1))) db.uploads.remove(id);
    return { id: String(nextId()), owner, content: '', received: 0, startedTime: now() };
  };
  const requireUpload = (owner: number, id: string): UploadedParts => {
    const upload = db.uploads.get(id);
    if (upload?.owner !== owner) throw invalidField('body.uploadId', 'no upload with this id is in progress');
    return upload;
  };
  return {
    receivePart: (owner, { uploadId, offset, content }) => {
      const upload = uploadId === undefined ? createUpload(owner) : requireUpload(owner, uploadId);
      const before = receivedOf(upload);
      if (offset > before) throw invalidField('body.offset', `exceeds the ${before} characters received so far`);
      if (!dataUrlCharacters.test(content)) throw invalidField('body.content', 'is not part of a data URL');
      const received = offset + content.length;
      if (received > maxDataUrlLength) throw invalidField('body.content', `makes the file larger than ${maxFileBytes} bytes`);
      const head = upload.content.slice(0, offset) + content.slice(0, Math.max(0, headLength - offset));
      db.uploads.upsert({ ...upload, content: head, received, end: content.slice(-2) });
      return { id: upload.id, received };
    },
    assemble: (owner, file) => {
      const id = uploadReference.exec(file.content)?.[1];
      if (id === undefined) return file;
      const upload = requireUpload(owner, id);
      const { content, end = content.slice(-2) } = upload;
      const received = receivedOf(upload);
      const isWhole = received === content.length ? dataUrl.test(content) : headOfDataUrl.test(content);
      if (!isWhole) throw invalidField('body.content', 'the parts are not a data URL of a picture or a PDF');
      db.uploads.remove(id);
      return { ...file, content, bytes: bytesOf(received - content.indexOf(',') - 1, end) };
    },
  };
}

/** The number of characters received; old records stored all of them. */
const receivedOf = ({ content, received = content.length }: UploadedParts): number => received;

/** The characters of a data URL. */
const dataUrlCharacters = /^[\w+/=:;,]+$/;
const headOfDataUrl = /^data:(?:image\/jpeg|image\/png|application\/pdf);base64,[A-Za-z0-9+/]+$/;

/** How many uploads a user may have in progress. */
const maxUploads = 9;
/** The maximum length of a data URL: its head, plus four characters for every three bytes. */
const maxDataUrlLength = 64 + Math.ceil(maxFileBytes / 3) * 4;

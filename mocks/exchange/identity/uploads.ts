import { dataUrl, uploadName } from '@/contract/identity/schema/files';
import { badField } from '../../businessError';
import type { IdentityContext } from './context';
import { maxFileBytes } from './documents';
import type { UploadedParts } from './records';

interface Part {
  readonly uploadId?: string;
  readonly offset: number;
  readonly content: string;
}

/** Files that are sent in parts before they are handed in. */
export interface Uploads {
  /** Takes a part in; one that was sent again takes the place of what came from there on. Throws `BusinessError` for an unknown upload, a gap or a file that is too large. */
  take(owner: number, part: Part): UploadedParts;
  /** The file with its parts joined, which are then forgotten; a data URL stands for itself. Throws `BusinessError` where they are no file that is taken. */
  whole<File extends { readonly content: string }>(owner: number, file: File): File;
}

/** The uploads of the people of a world. */
export function createUploads({ db, now, nextId }: Pick<IdentityContext, 'db' | 'now' | 'nextId'>): Uploads {
  const begin = (owner: number): UploadedParts => {
    const others = db.uploads.find({ where: { owner }, sort: [['startedTime', 'asc']] }).list;
    for (const { id } of others.slice(0, Math.max(0, others.length - mostUploads + 1))) db.uploads.remove(id);
    return { id: String(nextId()), owner, content: '', startedTime: now() };
  };
  const known = (owner: number, id: string): UploadedParts => {
    const upload = db.uploads.get(id);
    if (upload?.owner !== owner) throw badField('body.uploadId', 'no upload of this id is under way');
    return upload;
  };
  return {
    take: (owner, { uploadId, offset, content }) => {
      const upload = uploadId === undefined ? begin(owner) : known(owner, uploadId);
      if (offset > upload.content.length)
        throw badField('body.offset', `is beyond the ${upload.content.length} characters that came before`);
      const joined = upload.content.slice(0, offset) + content;
      if (joined.length > longest) throw badField('body.content', `makes the file larger than ${maxFileBytes} bytes`);
      return db.uploads.upsert({ ...upload, content: joined });
    },
    whole: (owner, file) => {
      const id = uploadName.exec(file.content)?.[1];
      if (id === undefined) return file;
      const { content } = known(owner, id);
      if (!dataUrl.test(content)) throw badField('body.content', 'the parts are no data URL of a picture or a PDF');
      db.uploads.remove(id);
      return { ...file, content };
    },
  };
}

/** How many files of one person may be on their way at once. */
const mostUploads = 9;
/** The longest data URL: its head, and four characters for three bytes. */
const longest = 64 + Math.ceil(maxFileBytes / 3) * 4;

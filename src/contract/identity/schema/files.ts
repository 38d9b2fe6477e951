import * as z from 'zod/mini';
import { assumed, instant, line } from '../../endpoint';
import { fileTypes, uploadPartLength } from '../constants';

const unshownParts = 'how files travel is not shown; in parts, so that a page can tell how far one is, and stop';

/** `data:image/png;base64,…` */
export const dataUrl = /^data:(?:image\/jpeg|image\/png|application\/pdf);base64,[A-Za-z0-9+/]+={0,2}$/;
/** `upload:12`; group: the id of an upload. */
export const uploadName = /^upload:(\d{1,20})$/;

/** A file that is handed in: its content is a data URL, or names an upload whose parts are there already. */
export const Upload = z.object({
  name: line(120),
  content: assumed(
    z.string().check(z.refine((content) => uploadName.test(content) || dataUrl.test(content), 'not a data URL of a picture or a PDF')),
    'how files travel is not shown; one call alone is said to be multipart, and it is another',
  ),
});

/** What the exchange keeps of a file: everything but its content. */
export const StoredFile = z.object({
  fileId: z.string(),
  kind: z.string(),
  name: z.string(),
  type: z.enum(fileTypes),
  bytes: z.int(),
  uploadedTime: instant(),
});
export type StoredFile = z.output<typeof StoredFile>;

/** A part of a file: characters of its data URL from `offset` on. The first part begins an upload; the others name it. */
export const UploadPartRequest = assumed(
  z.object({
    uploadId: z.optional(z.string().check(z.regex(/^\d{1,20}$/, 'not the id of an upload'))),
    offset: z.int().check(z.minimum(0)),
    content: z.string().check(z.minLength(1), z.maxLength(uploadPartLength)),
  }),
  unshownParts,
);

/** How much of a file has arrived, in characters of its data URL. */
export const UploadPart = assumed(z.object({ uploadId: z.string(), received: z.int() }), unshownParts);

import * as z from 'zod/mini';
import { assumed, instant, singleLine } from '../../endpoint';
import { fileTypes, maxUploadPartLength } from '../constants';

const unshownParts = 'how files are uploaded is not shown; in parts, so that a page can show the progress and cancel';

/** `data:image/png;base64,…` */
export const dataUrl = /^data:(?:image\/jpeg|image\/png|application\/pdf);base64,[A-Za-z0-9+/]+={0,2}$/;
/** `upload:12`; the group captures the upload id. */
export const uploadReference = /^upload:(\d{1,20})$/;

/** A submitted file: its content is a data URL or refers to a completed upload. */
export const Upload = z.object({
  name: singleLine(120),
  content: assumed(
    z.string().check(z.refine((content) => uploadReference.test(content) || dataUrl.test(content), 'not a data URL of a picture or a PDF')),
    'how files travel is not shown; only one call is described as multipart, and it is a different one',
  ),
});

/** A stored file's metadata, without the content. */
export const StoredFile = z.object({
  fileId: z.string(),
  kind: z.string(),
  name: z.string(),
  type: z.enum(fileTypes),
  bytes: z.int(),
  uploadedTime: instant(),
});
export type StoredFile = z.output<typeof StoredFile>;

/** A part of a file: characters of its data URL starting at `offset`. The first part starts an upload; subsequent parts reference it. */
export const UploadPartRequest = assumed(
  z.object({
    uploadId: z.optional(z.string().check(z.regex(/^\d{1,20}$/, 'not the id of an upload'))),
    offset: z.int().check(z.minimum(0)),
    content: z.string().check(z.minLength(1), z.maxLength(maxUploadPartLength)),
  }),
  unshownParts,
);

/** Upload progress, in characters of the data URL. */
export const UploadPart = assumed(z.object({ uploadId: z.string(), received: z.int() }), unshownParts);

import * as z from 'zod/mini';
import { assumed, instant, line } from '../../endpoint';
import { fileTypes } from '../constants';

/** `data:image/png;base64,…`; groups: type and content. */
const dataUrl = /^data:(image\/jpeg|image\/png|application\/pdf);base64,([A-Za-z0-9+/]+={0,2})$/;

/** A file on its way to the exchange: its content is a data URL, so that a form with its documents is one JSON body. */
export const Upload = z.object({
  name: line(120),
  content: assumed(
    z.string().check(z.regex(dataUrl, 'not a data URL of a picture or a PDF')),
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

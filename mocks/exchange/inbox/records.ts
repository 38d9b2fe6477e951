import * as z from 'zod/mini';
import { instant, oneOf } from '@/contract/endpoint';
import { Message, messageModule } from '@/contract/inmail';

/** A stored message: its text by key, so that it is shown in the reader's language. */
export const StoredMessage = z.extend(z.omit(Message, { title: true, content: true, createdTime: true, moduleCode: true }), {
  createdTime: instant(),
  moduleCode: oneOf(messageModule),
  owner: z.int(),
  notice: z.string(),
  values: z.record(z.string(), z.string()),
});
export type StoredMessage = z.output<typeof StoredMessage>;

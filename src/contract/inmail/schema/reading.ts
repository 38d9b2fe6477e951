import * as z from 'zod/mini';
import { oneOf } from '../../endpoint';
import { readRange } from '../readRange';

export const ReadRequest = z.object({
  messageId: z.optional(z.int()),
  rangeType: oneOf(readRange),
});

export const UnreadCount = z.object({ countTotal: z.int().check(z.nonnegative()) });

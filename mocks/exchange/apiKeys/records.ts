import * as z from 'zod/mini';
import { ApiKey } from '@/contract/apiKeys';

/** A stored key. The secret is not stored: it is derived from the seed and the id of the key. */
export const StoredApiKey = z.extend(ApiKey, { owner: z.int() });
export type StoredApiKey = z.output<typeof StoredApiKey>;

import * as z from 'zod/mini';
import { ApiKey } from '@/contract/apiKeys';

/** A key as it is kept. The secret is not: it follows from the seed and the number of the key. */
export const StoredApiKey = z.extend(ApiKey, { owner: z.int() });
export type StoredApiKey = z.output<typeof StoredApiKey>;

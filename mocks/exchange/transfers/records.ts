import * as z from 'zod/mini';
import { TransferRecord } from '@/contract/capital';

export const StoredTransfer = z.extend(TransferRecord, { owner: z.int() });
export type StoredTransfer = z.output<typeof StoredTransfer>;

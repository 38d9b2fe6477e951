import * as z from 'zod/mini';

/** A scheduled event of the web3 wallet: the phone scans or confirms a QR code, the code expires, a payment is made, or a transaction is confirmed. */
export const Web3Event = z.discriminatedUnion('kind', [
  z.object({ part: z.literal('web3'), kind: z.enum(['phoneScans', 'phoneConfirms', 'qrExpires']), token: z.string() }),
  z.object({ part: z.literal('web3'), kind: z.literal('pays'), accountId: z.string(), turn: z.int() }),
  z.object({ part: z.literal('web3'), kind: z.literal('confirmed'), key: z.string() }),
]);
export type Web3Event = z.output<typeof Web3Event>;

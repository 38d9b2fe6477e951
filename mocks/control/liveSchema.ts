import * as z from 'zod/mini';

/** A call of the contract as somebody sees it who asks a backend: how it is made, and whether it changes something. */
export const ContractCall = z.object({
  id: z.string(),
  domain: z.string(),
  method: z.string(),
  path: z.string(),
  isChange: z.boolean(),
});
export type ContractCall = z.output<typeof ContractCall>;

/** The backend that answered a call; a shadow's answer was compared with the contract and shown to nobody. */
export const LiveBackend = z.object({ origin: z.string(), isShadow: z.boolean() });

/** What a live backend answered to a call. */
export const LiveAnswer = z.strictObject({
  endpoint: z.string(),
  backend: LiveBackend,
  /** Path and query. */
  url: z.string(),
  /** Null where there is none; a form is not handed in. */
  body: z.nullable(z.string()),
  status: z.int(),
  text: z.string(),
  /** Why there is no answer; null where there is one. */
  problem: z.nullable(z.string()),
  delayMs: z.int(),
});
export type LiveAnswer = z.output<typeof LiveAnswer>;

import * as z from 'zod/mini';

/** A call of the contract from the client's perspective: method, path and whether it is a change. */
export const ApiEndpoint = z.object({
  id: z.string(),
  domain: z.string(),
  method: z.string(),
  path: z.string(),
  isChange: z.boolean(),
});
export type ApiEndpoint = z.output<typeof ApiEndpoint>;

/** The backend that answered a call; a shadow's response is only compared with the contract and never shown. */
export const LiveBackend = z.object({ origin: z.string(), isShadow: z.boolean() });

/** A live backend's response to a call. */
export const LiveCallRecord = z.strictObject({
  endpoint: z.string(),
  backend: LiveBackend,
  /** Path and query. */
  url: z.string(),
  /** Null if there is none; forms are not included. */
  body: z.nullable(z.string()),
  status: z.int(),
  text: z.string(),
  /** Why there is no response; null if there is one. */
  problem: z.nullable(z.string()),
  delayMs: z.int(),
});
export type LiveCallRecord = z.output<typeof LiveCallRecord>;

import * as z from 'zod/mini';

/** The envelope of every response: `{ code, msg, data }`, success 200; the client reads `response.data.data`. Source: specification, The calls it makes. */
export const Envelope = z.object({ code: z.int(), msg: z.string(), data: z.optional(z.unknown()) });
export type Envelope = z.output<typeof Envelope>;

/** Header required on calls that change state, which protects against cross-site request forgery (assumed: the session scheme is not shown). */
export const csrfHeader = 'x-exchange-client';
/** Header with the language code of server texts, such as `zh_CN` (assumed: not shown). */
export const languageHeader = 'lang';
/** Header with the idempotency key: a change repeated with the same key is applied once (assumed: not shown). */
export const idempotencyHeader = 'idempotency-key';
/** Name of the HttpOnly, SameSite session cookie; its value may be sent as `Authorization: Bearer` instead (assumed: the session scheme is not shown). */
export const sessionCookie = 'session';

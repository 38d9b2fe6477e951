import * as z from 'zod/mini';

/** What every answer is wrapped in: `{ code, msg, data }`, success 200; the client reads `response.data.data`. Source: specification, The calls it makes. */
export const Envelope = z.object({ code: z.int(), msg: z.string(), data: z.optional(z.unknown()) });
export type Envelope = z.output<typeof Envelope>;

/** Header that a call which changes something must carry, so that no foreign page can make it (assumed: the session scheme is not shown). */
export const changeHeader = 'x-exchange-client';
/** Header that names the language of server texts by its code, such as `zh_CN` (assumed: not shown). */
export const languageHeader = 'lang';
/** Header by which a change that is sent again with the same text is made once (assumed: not shown). */
export const idempotencyHeader = 'idempotency-key';
/** Name of the HttpOnly, SameSite cookie that holds the session; its text may be sent as `Authorization: Bearer` instead (assumed: the session scheme is not shown). */
export const sessionCookie = 'session';

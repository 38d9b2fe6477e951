import * as z from 'zod/mini';

/** What every answer is wrapped in: `{ code, msg, data }`, success 200; the client reads `response.data.data`. Source: specification, The calls it makes. */
export const Envelope = z.object({ code: z.int(), msg: z.string(), data: z.optional(z.unknown()) });
export type Envelope = z.output<typeof Envelope>;

/** Header that a call which changes something must carry, so that no foreign page can make it (assumed: the session scheme is not shown). */
export const changeHeader = 'x-exchange-client';
/** Header that names the language of server texts by its code, such as `zh_CN` (assumed: not shown). */
export const languageHeader = 'lang';
/** Name of the HttpOnly, SameSite cookie that holds the session (assumed: the session scheme is not shown). */
export const sessionCookie = 'session';

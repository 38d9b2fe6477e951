import type { Transport } from '@/shared/api';
import { offline, respondWithCode, type TestScope } from './scope';

/** The transport of a call under a fault. */
export type Fault = (page: TestScope) => Transport;
const answers =
  (body: string | null, init?: ResponseInit): Fault =>
  () =>
  async () =>
    new Response(body, init);
const after =
  (ms: number): Fault =>
  ({ exchange, clock }) =>
  async (request) => {
    const answer = await exchange.transport(request);
    await new Promise<void>((done) => clock.after(ms, done));
    return answer;
  };
const html = '<!doctype html><title>502 Bad Gateway</title>';

/** The sixteen faults of a call. */
export const faults = {
  'an internal error': answers('{"code":500,"msg":"","data":null}', { status: 500 }),
  'a gateway error page': answers(html, { status: 502, headers: { 'content-type': 'text/html' } }),
  'an expired session': answers('', { status: 401 }),
  'a forbidden call': answers('', { status: 403 }),
  'too many calls': answers('', { status: 429, headers: { 'retry-after': '5' } }),
  'an empty body': answers(''),
  'HTML instead of JSON': answers(html, { headers: { 'content-type': 'text/html' } }),
  'truncated JSON': answers('{"code":200,"msg":"","data":{"list":[{"'),
  'data of another type': answers('{"code":200,"msg":"","data":"odd"}'),
  'no data': answers('{"code":200,"msg":"","data":null}'),
  'an undeclared code': () => respondWithCode(50000, 'busy'),
  'a delay of three seconds': after(3_000),
  'a delay of thirty seconds': after(30_000),
  'a timeout': () => async () => {
    throw new DOMException('timed out', 'TimeoutError');
  },
  'a reset connection': () => async () => {
    throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
  },
  'no network': () => offline,
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof faults;

/** Reasons that a screen may state only under the faults they describe. */
export const reasons: readonly { readonly said: RegExp; readonly where: readonly FaultName[] }[] = [
  { said: /can’t be reached|errorUnreachable/, where: ['no network', 'a reset connection'] },
  // The device is online in every test.
  { said: /No internet connection|errorOffline|You’re offline/, where: [] },
  { said: /Too many requests|errorTooMany/, where: ['too many calls'] },
  { said: /timed out|errorTimeout/, where: ['a timeout'] },
  { said: /another device|session (?:has )?(?:expired|ended)/i, where: ['an expired session'] },
];

const names: readonly string[] = Object.keys(faults);
const isFault = (name: string): name is FaultName => names.includes(name);
export const faultNames: readonly FaultName[] = names.filter(isFault);

import { config } from '@/contract/config';
import type { Endpoint } from '@/contract/endpoint';
import { market } from '@/contract/market';
import { user } from '@/contract/user';
import type { Transport } from '@/shared/api';
import { answerSchema, failed, judge, type Judgement } from '../drift/judge';
import { backendHeader, proxyHeader, proxyPath, skewHeader } from './proxied';

/** One of the public reads that were tried. */
export interface TriedRead {
  readonly endpoint: string;
  /** Null where no answer came. */
  readonly status: number | null;
  readonly judgement: Judgement;
}

/** What is known of a backend before anything is switched to it. */
export interface Preflight {
  readonly origin: string;
  /** `noProxy`: the site is served by something that passes nothing on; `refused`: it does not pass on to this origin; `unreachable`: the backend does not answer. */
  readonly reach: 'reached' | 'noProxy' | 'refused' | 'unreachable';
  /** The words of the server where it refused or could not reach the backend. */
  readonly reason: string;
  readonly reads: readonly TriedRead[];
  /** By how many milliseconds the backend's clock is ahead of this machine's; null where it does not say. */
  readonly skewMs: number | null;
  /** Whether somebody is logged in at the backend from here; null where it cannot be told. */
  readonly isLoggedIn: boolean | null;
}

const publicReads: readonly Endpoint[] = [config.site, market.tickers, market.contractTickers];

/** Tries a backend through the proxy of the serving process: reads only, and public ones but for who is logged in. `site` is the origin of the page. */
export async function preflight(origin: string, site: string, send: Transport): Promise<Preflight> {
  const ask = async (endpoint: Endpoint): Promise<Asked> => {
    const headers = { [backendHeader]: origin, accept: 'application/json' };
    const response = await send(new Request(new URL(proxyPath + endpoint.path, site), { headers, credentials: 'same-origin' }));
    const body: unknown = await response.json().catch(() => undefined);
    return { passed: response.headers.get(proxyHeader), status: response.status, skew: response.headers.get(skewHeader), body };
  };
  const nothing = { origin, reads: [], skewMs: null, isLoggedIn: null };
  const first = await ask(user.bizStatus).catch(() => null);
  if (first === null || first.passed === null) return { ...nothing, reach: 'noProxy', reason: '' };
  if (first.passed !== 'passed')
    return { ...nothing, reach: first.passed === 'unreachable' ? 'unreachable' : 'refused', reason: textAt(first.body, 'msg') };
  const reads = await Promise.all(
    publicReads.map(async (endpoint): Promise<TriedRead> => {
      const asked = await ask(endpoint).catch(() => null);
      const isAnswer = asked?.passed === 'passed';
      return {
        endpoint: endpoint.id,
        status: isAnswer ? asked.status : null,
        judgement: isAnswer ? judge(asked, answerSchema(endpoint)) : failed('an answer', 'none'),
      };
    }),
  );
  const answered = judge(first, answerSchema(user.bizStatus)).state === 'compared';
  return {
    origin,
    reach: 'reached',
    reason: '',
    reads,
    skewMs: first.skew === null ? null : Number.parseInt(first.skew, 10),
    isLoggedIn: answered ? inside(inside(first.body, 'data'), 'login') !== null : null,
  };
}

/** The backend that the serving process was started for; empty where it was started for none, or passes nothing on. */
export async function givenOrigin(send: Transport, site: string): Promise<string> {
  const response = await send(new Request(new URL(proxyPath, site), { credentials: 'same-origin' }));
  return response.headers.has(proxyHeader) ? textAt(inside(await response.json(), 'data'), 'origin') : '';
}

interface Asked {
  /** What the proxy says of the answer; null where none has touched it. */
  readonly passed: string | null;
  readonly status: number;
  readonly skew: string | null;
  readonly body: unknown;
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) ?? null) : null;
const textAt = (value: unknown, name: string): string => {
  const text = inside(value, name);
  return typeof text === 'string' ? text : '';
};

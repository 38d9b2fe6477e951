import { config } from '@/contract/config';
import { market } from '@/contract/market';
import { user } from '@/contract/user';
import { call, type Transport } from '@/shared/api';
import { control, type ApiEndpoint, type Conformance } from '@mocks/control';
import { callBackend, reasonIn, type Transports } from './liveCall';
import { backendHeader, proxyHeader, proxyPath, skewHeader } from './proxyProtocol';

/** The result of one public read. */
export interface ReadResult {
  readonly endpoint: string;
  /** Null if no response came. */
  readonly status: number | null;
  readonly conformance: Conformance;
}

/** What is known about a backend before any group is routed to it. */
export interface Preflight {
  readonly origin: string;
  /** `noProxy`: the site's server does not proxy calls; `refused`: it refuses this origin; `unreachable`: the backend does not respond. */
  readonly reach: 'reached' | 'noProxy' | 'refused' | 'unreachable';
  /** The server's error message when it refused the call or could not reach the backend. */
  readonly reason: string;
  readonly reads: readonly ReadResult[];
  /** How far the backend's clock is ahead of this machine's, in milliseconds; null if it sends no `Date`. */
  readonly skewMs: number | null;
  /** Whether a user is logged in at the backend from this browser; null if unknown. */
  readonly isLoggedIn: boolean | null;
}

/** Public reads, each covering a different part of a backend. */
const publicReads = [config.site.id, market.tickers.id, market.contractTickers.id];

/** Checks a backend through the proxy of the serving process, using reads only, all public except the login status. `site` is the origin of the page. */
export async function preflight(origin: string, site: string, transports: Transports): Promise<Preflight> {
  const unknownResult = { origin, reads: [], skewMs: null, isLoggedIn: null };
  const reached = await probeProxy(origin, site, transports.send);
  if (reached.reach !== 'reached') return { ...unknownResult, ...reached };
  const calls = await call(control.contract, {}, { origin: site, language: 'en_US', transport: transports.simulated });
  const probe = async (endpoint: ApiEndpoint) => {
    const request = new Request(new URL(endpoint.path, site), { headers: { accept: 'application/json' } });
    const { response, conformance } = await callBackend(request, endpoint, { origin, isShadow: true }, transports);
    return { endpoint: endpoint.id, response, conformance: await conformance };
  };
  const callsWithIds = (ids: readonly string[]) => calls.filter(({ id }) => ids.includes(id));
  const [first] = await Promise.all(callsWithIds([user.bizStatus.id]).map(probe));
  const reads = await Promise.all(callsWithIds(publicReads).map(probe));
  const isAnswered = first?.conformance.state === 'compared';
  const body: unknown = isAnswered ? await first.response?.json().catch(() => null) : null;
  const skew = first?.response?.headers.get(skewHeader) ?? null;
  return {
    ...unknownResult,
    ...reached,
    reads: reads.map(({ endpoint, response, conformance }) => ({ endpoint, status: response?.status ?? null, conformance })),
    skewMs: skew === null ? null : Number.parseInt(skew, 10),
    isLoggedIn: isAnswered ? fieldOf(fieldOf(body, 'data'), 'login') !== null : null,
  };
}

/** Whether the proxy forwards a call and the backend responds at all. */
async function probeProxy(origin: string, site: string, send: Transport): Promise<Pick<Preflight, 'reach' | 'reason'>> {
  const headers = { [backendHeader]: origin, accept: 'application/json' };
  const response = await send(new Request(new URL(`${proxyPath}/hk-web/`, site), { headers, credentials: 'same-origin' })).catch(
    () => null,
  );
  const passed = response?.headers.get(proxyHeader) ?? null;
  if (response === null || passed === null) return { reach: 'noProxy', reason: '' };
  if (passed === 'passed') return { reach: 'reached', reason: '' };
  return { reach: passed === 'unreachable' ? 'unreachable' : 'refused', reason: await reasonIn(response) };
}

/** The backend that the serving process was started with; empty if it was started without one or does not proxy calls. */
export async function configuredOrigin(send: Transport, site: string): Promise<string> {
  const response = await send(new Request(new URL(proxyPath, site), { credentials: 'same-origin' }));
  if (!response.headers.has(proxyHeader)) return '';
  const origin = fieldOf(fieldOf(await response.json(), 'data'), 'origin');
  return typeof origin === 'string' ? origin : '';
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) ?? null) : null;

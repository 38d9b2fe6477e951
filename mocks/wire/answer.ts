import { code, codeByNumber, type Code } from '@/contract/codes';
import type { FaultOutcome } from '../faults/createFaults';
import type { WireResponse } from './wire';

/** The result of a call before serialisation for the wire. */
export interface Outcome {
  readonly row: Pick<Code, 'code'>;
  readonly msg: string;
  readonly data: unknown;
  readonly status: number;
  readonly headers?: WireResponse['headers'];
}

/** Serialises an outcome into a response that takes `delayMs`. */
export const toResponse = ({ row, msg, data, status, headers = [] }: Outcome, delayMs = 0): WireResponse => ({
  status,
  headers: [['content-type', 'application/json'], ['cache-control', 'no-store'], ...headers],
  body: JSON.stringify({ code: row.code, msg, data }),
  delayMs,
  end: 'whole',
});

/** The outcome of a call that a fault ends before it reaches the exchange; null if none does. */
export function shortCircuit({ failure }: FaultOutcome): Outcome | null {
  switch (failure?.kind) {
    case 'status':
      return {
        row: { code: failure.status },
        msg: `HTTP ${failure.status} (injected fault)`,
        data: null,
        status: failure.status,
        headers: failure.retryAfterSeconds === undefined ? [] : [['retry-after', String(failure.retryAfterSeconds)]],
      };
    case 'code':
      return {
        row: { code: failure.code },
        msg: failure.msg ?? codeByNumber(failure.code)?.meaning ?? 'injected fault',
        data: null,
        status: 200,
      };
    case 'offline':
      return { row: code.serverError, msg: 'no connection (injected fault)', data: null, status: 503 };
    case 'timeout':
    case 'truncated':
    case 'nonJson':
    case undefined:
      return null;
  }
}

/** Applies the faults to a response: delays it, truncates it, drops it, or replaces it with an HTML page. */
export function withFaults(response: WireResponse, { failure, delayMs }: FaultOutcome): WireResponse {
  const delayed = { ...response, delayMs: response.delayMs + delayMs };
  switch (failure?.kind) {
    case 'offline':
      return { ...delayed, body: '', end: 'none' };
    case 'timeout':
      return { ...delayed, body: '', delayMs: delayed.delayMs + failure.afterMs, end: 'none' };
    case 'truncated':
      return { ...delayed, body: delayed.body.slice(0, Math.floor(delayed.body.length / 2)), end: 'cut' };
    case 'nonJson':
      return { ...delayed, status: failure.status, headers: [['content-type', 'text/html']], body: page };
    case 'status':
    case 'code':
    case undefined:
      return delayed;
  }
}

const page = '<!doctype html><title>Bad gateway</title><h1>The gateway returned an error page</h1>';

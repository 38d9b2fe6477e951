import { code, codeByNumber, type Code } from '@/contract/codes';
import type { Stroke } from '../faults/board';
import type { WireResponse } from './wire';

/** What a call came to, before it is written down for the wire. */
export interface Outcome {
  readonly row: Pick<Code, 'code'>;
  readonly msg: string;
  readonly data: unknown;
  readonly status: number;
  readonly headers?: WireResponse['headers'];
}

/** An outcome as an answer that takes `delayMs`. */
export const written = ({ row, msg, data, status, headers = [] }: Outcome, delayMs = 0): WireResponse => ({
  status,
  headers: [['content-type', 'application/json'], ['cache-control', 'no-store'], ...headers],
  body: JSON.stringify({ code: row.code, msg, data }),
  delayMs,
  end: 'whole',
});

/** The outcome of a call that a fault befalls before anything happens; null where nothing does. */
export function forestalled({ fate }: Stroke): Outcome | null {
  switch (fate?.kind) {
    case 'status':
      return { row: { code: fate.status }, msg: `HTTP ${fate.status}, as the faults say`, data: null, status: fate.status };
    case 'code':
      return {
        row: { code: fate.code },
        msg: fate.msg ?? codeByNumber(fate.code)?.meaning ?? 'as the faults say',
        data: null,
        status: 200,
      };
    case 'offline':
      return { row: code.serverError, msg: 'no connection, as the faults say', data: null, status: 503 };
    case 'timeout':
    case 'truncated':
    case 'nonJson':
    case undefined:
      return null;
  }
}

/** What becomes of an answer on its way: late, cut, lost, or a page in its place. */
export function maimed(response: WireResponse, { fate, delayMs }: Stroke): WireResponse {
  const late = { ...response, delayMs: response.delayMs + delayMs };
  switch (fate?.kind) {
    case 'offline':
      return { ...late, body: '', end: 'none' };
    case 'timeout':
      return { ...late, body: '', delayMs: late.delayMs + fate.afterMs, end: 'none' };
    case 'truncated':
      return { ...late, body: late.body.slice(0, Math.floor(late.body.length / 2)), end: 'cut' };
    case 'nonJson':
      return { ...late, status: fate.status, headers: [['content-type', 'text/html']], body: page };
    case 'status':
    case 'code':
    case undefined:
      return late;
  }
}

const page = '<!doctype html><title>Bad gateway</title><h1>The gateway has something else to say</h1>';

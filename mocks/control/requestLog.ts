import { code } from '@/contract/codes';
import { personas, type PersonaId } from '@fixtures/personas';
import type { Handled } from '../wire/handle';
import type { WireRequest, WireResponse } from '../wire/wire';
import { maskedJson, maskedQuery } from './masks';
import type { LogEntry, LogQuery } from './schema';
import type { Happened } from './watch';

/** A call that was answered, as it is taken down: only what is at hand, since every call pays for it. */
export interface Noted {
  readonly at: number;
  readonly request: WireRequest;
  readonly fid: number | null;
  /** The label of the API key that it names. */
  readonly apiKey: string | null;
  readonly walletAccountId: string | null;
  /** The live backend that answered; null where the simulation did. */
  readonly backend: LogEntry['backend'];
  readonly handled: Handled;
  /** What the passing of time changed just before. */
  readonly meanwhile: Happened;
  readonly happened: Happened;
}

/** The latest calls of a simulation; no part of its state, so that looking changes nothing. */
export interface RequestLog {
  note(call: Noted): void;
  /** The latest calls that fit, oldest first. */
  read(filter: LogQuery): LogEntry[];
  clear(): void;
}

const kept = 500;
/** Longer bodies are not kept. */
const longestBody = 2000;
/** Nor are longer answers. */
const longestAnswer = 4000;

/** Opens a log of the latest 500 calls. */
export function createRequestLog(): RequestLog {
  const ring: (Line | undefined)[] = [];
  let nextId = 1;
  return {
    note: ({ at, request: { method, url, body, form }, fid, apiKey, walletAccountId, backend, handled, meanwhile, happened }) => {
      const { response, endpoint, code: number, msg, faults, breach } = handled;
      const { status, delayMs } = response;
      // What is long is let go at once.
      const short = body !== null && body.length <= longestBody ? body : null;
      const isBodyLost = form !== null || short !== body;
      const answer = response.body.length <= longestAnswer ? response.body : null;
      const size = response.body.length;
      const call = { method, url, body: short, endpoint, status, code: number, msg, delayMs, faults, breach, answer, size, isBodyLost };
      ring[nextId % kept] = { at, fid, apiKey, walletAccountId, backend, call, meanwhile, happened };
      nextId += 1;
    },
    read: ({ since = 0, limit = kept, id: only, endpoint, domain, persona, failed, answers }) => {
      const found: LogEntry[] = [];
      for (let id = nextId - 1; id > since && id > nextId - 1 - kept && found.length < limit; id -= 1) {
        if (only !== undefined && id !== only) continue;
        const line = ring[id % kept];
        // After a clearing the places of earlier calls are empty.
        if (!line) continue;
        const { call } = line;
        if (endpoint !== undefined && call.endpoint?.id !== endpoint) continue;
        if (domain !== undefined && call.endpoint?.domain !== domain) continue;
        if (failed && call.code === code.success.code && call.breach === null) continue;
        const entry = entryOf(id, line);
        if (persona !== undefined && entry.persona !== persona) continue;
        found.push(answers && call.answer !== null ? { ...entry, answer: maskedJson(call.answer) } : entry);
      }
      return found.toReversed();
    },
    clear: () => {
      ring.length = 0;
    },
  };
}

/** A call as the ring holds it. */
interface Line extends Omit<Noted, 'request' | 'handled'> {
  readonly call: Pick<WireRequest, 'method' | 'url' | 'body'> &
    Pick<Handled, 'endpoint' | 'code' | 'msg' | 'faults' | 'breach'> &
    Pick<WireResponse, 'status' | 'delayMs'> &
    Pick<LogEntry, 'answer' | 'size' | 'isBodyLost'>;
}

function entryOf(id: number, { at, fid, apiKey, walletAccountId, backend, call, meanwhile, happened }: Line): LogEntry {
  const { method, url, body, endpoint, status, code: number, msg, delayMs, faults, breach, size, isBodyLost } = call;
  const { pathname, search } = new URL(url, 'http://exchange.invalid');
  return {
    id,
    at,
    method,
    path: pathname,
    query: maskedQuery(search),
    body: body === null ? null : maskedJson(body),
    isBodyLost,
    answer: null,
    size,
    endpoint: endpoint?.id ?? null,
    persona: backend === null ? personaOf(fid, walletAccountId) : null,
    fid,
    apiKey,
    walletAccountId,
    backend,
    status,
    code: number,
    msg,
    delayMs,
    faults: faults.map(({ id: fault, fault: { kind } }) => ({ id: fault, kind })),
    contract: breach ?? 'ok',
    meanwhile: written(meanwhile),
    changes: written(happened),
  };
}

const written = ({ changes, entries }: Happened): LogEntry['changes'] => ({
  collections: changes.map((change) => ({ ...change, keys: [...change.keys] })),
  ledger: entries.map(({ sequence, kind, reference, lines }) => ({
    sequence,
    kind,
    reference: [reference.contractCode ?? [], reference.type, reference.id].flat().join(' '),
    lines: lines.map(({ account: { owner, wallet }, coinId, amount, bucket }) => ({ owner, wallet, coinId, amount, bucket })),
  })),
});

const everybody = Object.values(personas);

/** Who somebody is, by user or else by wallet; null for somebody who is no persona. */
export function personaOf(fid: number | null, walletAccountId: string | null): PersonaId | null {
  if (fid === null && walletAccountId === null) return 'visitor';
  const found = everybody.find(({ login, wallet }) =>
    fid === null ? login === null && wallet?.accountId === walletAccountId : login?.fid === fid,
  );
  return found?.id ?? null;
}

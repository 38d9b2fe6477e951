import { code } from '@/contract/codes';
import { personas, type PersonaId } from '@fixtures/personas';
import type { Handled } from '../wire/handle';
import type { WireRequest, WireResponse } from '../wire/wire';
import { maskedJson, maskedQuery } from './masks';
import type { LogEntry, LogQuery } from './schema';
import { noChanges, type WorldChanges } from './changeTracker';
import { controlDomain } from '../wire/controlPaths';

/** An answered call as recorded: only data already at hand, since recording slows down every call. */
export interface Noted {
  readonly at: number;
  readonly request: WireRequest;
  readonly fid: number | null;
  /** The label of the request's API key; null if it has none or the key is unknown. */
  readonly apiKey: string | null;
  readonly walletAccountId: string | null;
  /** The live backend that answered; null if the simulation did. */
  readonly backend: LogEntry['backend'];
  readonly handled: Handled;
  /** The changes caused by the passing of time just before the call. */
  readonly meanwhile: WorldChanges;
  readonly happened: WorldChanges;
}

/** The latest calls of a simulation; not part of its state, so reading it changes nothing. */
export interface RequestLog {
  note(call: Noted): void;
  /** The latest calls matching the filter, oldest first. */
  read(filter: LogQuery): LogEntry[];
  clear(): void;
  /** Whether no call that changed anything was dropped. */
  isWhole(): boolean;
}

const kept = 500;
/** The number of older changes kept: later calls depend on them. */
const keptChanges = 500;
/** The maximum length of a kept request body. */
const maxBody = 2000;
/** The maximum length of a kept response. */
const maxAnswer = 4000;

/** Creates a log of the latest 500 calls and the latest 500 changes before them. */
export function createRequestLog(): RequestLog {
  const ring: (Line | undefined)[] = [];
  let older: (Line & { readonly id: number })[] = [];
  let nextId = 1;
  let isWhole = true;
  /** Keeps a call dropped from the ring if it changed anything. */
  const letGo = (id: number, line: Line | undefined): void => {
    if (!line || !isLasting(line)) return;
    older.push({ ...line, id });
    if (older.length <= keptChanges) return;
    older = older.slice(1);
    isWhole = false;
  };
  function* latestFirst(): Generator<readonly [number, Line]> {
    for (let id = nextId - 1; id > Math.max(0, nextId - 1 - kept); id -= 1) {
      const line = ring[id % kept];
      // After clearing, the slots of earlier calls are empty.
      if (line) yield [id, line];
    }
    for (const line of older.toReversed()) yield [line.id, line];
  }
  return {
    note: ({ at, request: { method, url, body, form }, fid, apiKey, walletAccountId, backend, handled, meanwhile, happened }) => {
      const { response, endpoint, code: number, msg, faults, breach } = handled;
      const { status, delayMs } = response;
      // Long bodies and responses are dropped immediately.
      const short = body !== null && body.length <= maxBody ? body : null;
      const isBodyLost = form !== null || short !== body;
      const answer = response.body.length <= maxAnswer ? response.body : null;
      const size = response.body.length;
      const call = { method, url, body: short, endpoint, status, code: number, msg, delayMs, faults, breach, answer, size, isBodyLost };
      letGo(nextId - kept, ring[nextId % kept]);
      ring[nextId % kept] = { at, fid, apiKey, walletAccountId, backend, call, meanwhile, happened };
      nextId += 1;
    },
    read: ({ since = 0, limit = kept + keptChanges, id: only, endpoint, domain, persona, failed, answers }) => {
      const found: LogEntry[] = [];
      for (const [id, line] of latestFirst()) {
        if (id <= since || found.length >= limit) break;
        if (only !== undefined && id !== only) continue;
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
      isWhole &&= nextId === 1;
      ring.length = 0;
      older = [];
    },
    isWhole: () => isWhole,
  };
}

/** A call as stored in the ring. */
interface Line extends Omit<Noted, 'request' | 'handled'> {
  readonly call: Pick<WireRequest, 'method' | 'url' | 'body'> &
    Pick<Handled, 'endpoint' | 'code' | 'msg' | 'faults' | 'breach'> &
    Pick<WireResponse, 'status' | 'delayMs'> &
    Pick<LogEntry, 'answer' | 'size' | 'isBodyLost'>;
}

/** Whether a call changed the exchange or its controls. */
const isLasting = ({ call, happened }: Line): boolean => happened !== noChanges || call.endpoint?.domain === controlDomain;

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

const written = ({ changes, entries }: WorldChanges): LogEntry['changes'] => ({
  collections: changes.map((change) => ({ ...change, keys: [...change.keys] })),
  ledger: entries.map(({ sequence, kind, reference, lines }) => ({
    sequence,
    kind,
    reference: [reference.contractCode ?? [], reference.type, reference.id].flat().join(' '),
    lines: lines.map(({ account: { owner, wallet }, coinId, amount, bucket }) => ({ owner, wallet, coinId, amount, bucket })),
  })),
});

const everybody = Object.values(personas);

/** The persona of a user or, if not logged in, of a wallet; null if it is not a persona. */
export function personaOf(fid: number | null, walletAccountId: string | null): PersonaId | null {
  if (fid === null && walletAccountId === null) return 'visitor';
  const found = everybody.find(({ login, wallet }) =>
    fid === null ? login === null && wallet?.accountId === walletAccountId : login?.fid === fid,
  );
  return found?.id ?? null;
}

import { code } from '@/contract/codes';
import { personas, type PersonaId } from '@fixtures/personas';
import type { HandledRequest } from '../wire/handle';
import type { WireRequest, WireResponse } from '../wire/wire';
import { maskedJson, maskedQuery } from './masks';
import type { LogEntry, LogQuery } from './schema';
import { noChanges, type WorldChanges } from './changeTracker';
import { controlDomain } from '../wire/controlPaths';

/** An answered call as recorded: only data already available, since recording slows down every call. */
export interface LoggedCall {
  readonly at: number;
  readonly request: WireRequest;
  readonly fid: number | null;
  /** The label of the request's API key; null if it has none or the key is unknown. */
  readonly apiKey: string | null;
  readonly walletAccountId: string | null;
  /** The live backend that answered; null if the simulation did. */
  readonly backend: LogEntry['backend'];
  readonly handled: HandledRequest;
  /** The changes caused by the passing of time just before the call. */
  readonly backgroundChanges: WorldChanges;
  readonly callChanges: WorldChanges;
}

/** The latest calls of a simulation; not part of its state, so reading it changes nothing. */
export interface RequestLog {
  record(call: LoggedCall): void;
  /** The latest calls matching the filter, oldest first. */
  read(filter: LogQuery): LogEntry[];
  clear(): void;
  /** Whether no call that changed anything was dropped. */
  isComplete(): boolean;
}

const maxCalls = 500;
/** The number of older changes kept: later calls depend on them. */
const maxOlderChanges = 500;
/** The maximum length of a kept request body. */
const maxBody = 2000;
/** The maximum length of a kept response. */
const maxAnswer = 4000;

/** Creates a log of the latest 500 calls and the latest 500 changes before them. */
export function createRequestLog(): RequestLog {
  const ring: (StoredCall | undefined)[] = [];
  let older: (StoredCall & { readonly id: number })[] = [];
  let nextId = 1;
  let isComplete = true;
  /** Keeps a call dropped from the ring if it changed anything. */
  const evict = (id: number, stored: StoredCall | undefined): void => {
    if (!stored || !hasChangedState(stored)) return;
    older.push({ ...stored, id });
    if (older.length <= maxOlderChanges) return;
    older = older.slice(1);
    isComplete = false;
  };
  function* latestFirst(): Generator<readonly [number, StoredCall]> {
    for (let id = nextId - 1; id > Math.max(0, nextId - 1 - maxCalls); id -= 1) {
      const stored = ring[id % maxCalls];
      // After clearing, the slots of earlier calls are empty.
      if (stored) yield [id, stored];
    }
    for (const stored of older.toReversed()) yield [stored.id, stored];
  }
  return {
    record: ({
      at,
      request: { method, url, body, form },
      fid,
      apiKey,
      walletAccountId,
      backend,
      handled,
      backgroundChanges,
      callChanges,
    }) => {
      const { response, endpoint, code: number, msg, faults, breach } = handled;
      const { status, delayMs } = response;
      // Long bodies and responses are dropped immediately.
      const short = body !== null && body.length <= maxBody ? body : null;
      const isBodyLost = form !== null || short !== body;
      const answer = response.body.length <= maxAnswer ? response.body : null;
      const size = response.body.length;
      const call = { method, url, body: short, endpoint, status, code: number, msg, delayMs, faults, breach, answer, size, isBodyLost };
      evict(nextId - maxCalls, ring[nextId % maxCalls]);
      ring[nextId % maxCalls] = { at, fid, apiKey, walletAccountId, backend, call, backgroundChanges, callChanges };
      nextId += 1;
    },
    read: ({ since = 0, limit = maxCalls + maxOlderChanges, id: only, endpoint, domain, persona, failed, answers }) => {
      const found: LogEntry[] = [];
      for (const [id, stored] of latestFirst()) {
        if (id <= since || found.length >= limit) break;
        if (only !== undefined && id !== only) continue;
        const { call } = stored;
        if (endpoint !== undefined && call.endpoint?.id !== endpoint) continue;
        if (domain !== undefined && call.endpoint?.domain !== domain) continue;
        if (failed && call.code === code.success.code && call.breach === null) continue;
        const entry = entryOf(id, stored);
        if (persona !== undefined && entry.persona !== persona) continue;
        found.push(answers && call.answer !== null ? { ...entry, answer: maskedJson(call.answer) } : entry);
      }
      return found.toReversed();
    },
    clear: () => {
      isComplete &&= nextId === 1;
      ring.length = 0;
      older = [];
    },
    isComplete: () => isComplete,
  };
}

/** A call as stored in the ring. */
interface StoredCall extends Omit<LoggedCall, 'request' | 'handled'> {
  readonly call: Pick<WireRequest, 'method' | 'url' | 'body'> &
    Pick<HandledRequest, 'endpoint' | 'code' | 'msg' | 'faults' | 'breach'> &
    Pick<WireResponse, 'status' | 'delayMs'> &
    Pick<LogEntry, 'answer' | 'size' | 'isBodyLost'>;
}

/** Whether a call changed the exchange or its controls. */
const hasChangedState = ({ call, callChanges }: StoredCall): boolean =>
  callChanges !== noChanges || call.endpoint?.domain === controlDomain;

function entryOf(id: number, { at, fid, apiKey, walletAccountId, backend, call, backgroundChanges, callChanges }: StoredCall): LogEntry {
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
    backgroundChanges: loggedChanges(backgroundChanges),
    changes: loggedChanges(callChanges),
  };
}

const loggedChanges = ({ changes, entries }: WorldChanges): LogEntry['changes'] => ({
  collections: changes.map((change) => ({ ...change, keys: [...change.keys] })),
  ledger: entries.map(({ sequence, kind, reference, lines }) => ({
    sequence,
    kind,
    reference: [reference.contractCode ?? [], reference.type, reference.id].flat().join(' '),
    lines: lines.map(({ account: { owner, wallet }, coinId, amount, bucket }) => ({ owner, wallet, coinId, amount, bucket })),
  })),
});

const allPersonas = Object.values(personas);

/** The persona of a user or, if not logged in, of a wallet; null if it is not a persona. */
export function personaOf(fid: number | null, walletAccountId: string | null): PersonaId | null {
  if (fid === null && walletAccountId === null) return 'visitor';
  const found = allPersonas.find(({ login, wallet }) =>
    fid === null ? login === null && wallet?.accountId === walletAccountId : login?.fid === fid,
  );
  return found?.id ?? null;
}

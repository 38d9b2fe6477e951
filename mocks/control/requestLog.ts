import { code } from '@/contract/codes';
import { personas, type PersonaId } from '@fixtures/personas';
import type { Handled } from '../wire/handle';
import type { WireRequest, WireResponse } from '../wire/wire';
import { maskedJson, maskedQuery } from './masks';
import type { LogEntry, LogQuery } from './schema';
import { noChanges, type WorldChanges } from './changeTracker';
import { controlDomain } from '../wire/controlPaths';

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
  readonly meanwhile: WorldChanges;
  readonly happened: WorldChanges;
}

/** The latest calls of a simulation; no part of its state, so that reading it changes nothing. */
export interface RequestLog {
  note(call: Noted): void;
  /** The latest calls that fit, oldest first. */
  read(filter: LogQuery): LogEntry[];
  clear(): void;
  /** Whether no call was let go that changed anything. */
  isWhole(): boolean;
}

const kept = 500;
/** So many changes are kept that came before those: what a call came to follows from them. */
const keptChanges = 500;
/** Longer bodies are not kept. */
const maxBody = 2000;
/** Nor are longer answers. */
const maxAnswer = 4000;

/** Opens a log of the latest 500 calls, and of the latest 500 changes before them. */
export function createRequestLog(): RequestLog {
  const ring: (Line | undefined)[] = [];
  let older: (Line & { readonly id: number })[] = [];
  let nextId = 1;
  let isWhole = true;
  /** Keeps of a call that falls out of the ring what later ones follow from. */
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
      // After a clearing the places of earlier calls are empty.
      if (line) yield [id, line];
    }
    for (const line of older.toReversed()) yield [line.id, line];
  }
  return {
    note: ({ at, request: { method, url, body, form }, fid, apiKey, walletAccountId, backend, handled, meanwhile, happened }) => {
      const { response, endpoint, code: number, msg, faults, breach } = handled;
      const { status, delayMs } = response;
      // What is long is let go at once.
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

/** A call as the ring holds it. */
interface Line extends Omit<Noted, 'request' | 'handled'> {
  readonly call: Pick<WireRequest, 'method' | 'url' | 'body'> &
    Pick<Handled, 'endpoint' | 'code' | 'msg' | 'faults' | 'breach'> &
    Pick<WireResponse, 'status' | 'delayMs'> &
    Pick<LogEntry, 'answer' | 'size' | 'isBodyLost'>;
}

/** Whether a call has changed anything: what is in the exchange, or how it is controlled. */
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

/** Who somebody is, by user or else by wallet; null for somebody who is no persona. */
export function personaOf(fid: number | null, walletAccountId: string | null): PersonaId | null {
  if (fid === null && walletAccountId === null) return 'visitor';
  const found = everybody.find(({ login, wallet }) =>
    fid === null ? login === null && wallet?.accountId === walletAccountId : login?.fid === fid,
  );
  return found?.id ?? null;
}

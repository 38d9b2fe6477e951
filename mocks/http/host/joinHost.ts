import * as z from 'zod/mini';
import type { WireRequest, WireResponse } from '../../wire/wire';
import { openHostStore } from './hostStore';
import type { HostStore, StorageProblem } from './hostStore';
import { CheckedRequest, CheckedResponse } from './hostStorage';
import type { HostStorage } from './hostStorage';
import { browserEnvironment } from './environment';
import type { Environment } from './environment';
import { reasonOf } from './restore';
import type { OpenWorld } from './restore';

export interface HostOptions {
  /** Tabs with the same name share one world. */
  readonly name: string;
  readonly open: OpenWorld;
  readonly storage: HostStorage;
  /** Called once for each kind of storage problem, only in the tab that hosts the world. */
  readonly onStorageProblem?: (problem: StorageProblem) => void;
  /** Called when another tab joins the world. */
  readonly onTabJoined?: () => void;
  readonly environment?: Environment;
}

/** This tab's connection to the origin's shared world. */
export interface Host {
  /** Answers locally or through the hosting tab; if that one goes away in the meantime, its successor answers. Rejects after `close`. */
  answer(request: WireRequest, connection?: string): Promise<WireResponse>;
  /** Calls `listener` after each change of the world, before it is answered; returns the unsubscribe function. */
  onChange(listener: (change: WorldChange) => void): () => void;
  /** Leaves: another tab takes over the world once all requests received here are answered. */
  close(): Promise<void>;
}

export interface WorldChange {
  /** Whether another tab caused the change. */
  readonly isFromOtherTab: boolean;
}

/** Joins the tabs that share the world `name`: one of them hosts it under a Web Lock and answers all requests in a single order. */
export function joinHost({
  name,
  open,
  storage,
  onStorageProblem = () => {},
  onTabJoined = () => {},
  environment = browserEnvironment,
}: HostOptions): Host {
  const pending = new Map<string, Pending>();
  const listeners = new Set<(change: WorldChange) => void>();
  const leaving = new AbortController();
  let store: HostStore | null = null;
  /** The term of the hosting tab, null until known. Requests of another term are not served, so that requests of one tab never overtake one another. */
  let term: string | null = null;
  let failure: Error | null = null;

  const channel = environment.channel(`exchange-world:${name}`, (raw) => {
    const read = z.safeParse(Message, raw);
    if (read.success) onMessage(read.data);
  });
  const post = (message: Message): void => channel.post(message);
  const notify = (change: WorldChange): void => listeners.forEach((listener) => listener(change));
  const changed = (ids: readonly string[]): void => notify({ isFromOtherTab: ids.some((id) => !pending.has(id)) });

  function onMessage(message: Message): void {
    switch (message.kind) {
      case 'ask':
        if (!store) return;
        return message.term === term ? serve(store, message.request, message.connection) : announce();
      case 'answer':
        return settlePending(message.id, (each) => each.resolve(message.response));
      case 'failure':
        return settlePending(message.id, (each) => each.reject(new Error(message.reason)));
      case 'changed':
        return changed(message.ids);
      case 'ready':
        return store ? undefined : startTerm(message.term);
      case 'hello':
        if (store) announce();
        return onTabJoined();
    }
  }

  /** Starts a new term: this tab, or the one that announced it, hosts the world. */
  function startTerm(next: string): void {
    if (next === term) return;
    const isSuccession = term !== null;
    term = next;
    failure = null;
    pending.forEach(send);
    if (isSuccession) notify({ isFromOtherTab: true }); // a world that could not be stored was seeded again
  }

  function announce(): void {
    if (term !== null) post({ kind: 'ready', term });
  }

  function serve(hostStore: HostStore, request: WireRequest, connection: string): void {
    hostStore.answer(request, connection).then(
      (response) => post({ kind: 'answer', id: request.id, response }),
      (error) => post({ kind: 'failure', id: request.id, reason: reasonOf(error) }),
    );
  }

  function settlePending(id: string, settle: (each: Pending) => void): void {
    const each = pending.get(id);
    pending.delete(id);
    if (each) settle(each);
  }

  function send({ request, connection }: Pending): void {
    if (term === null) return;
    if (!store) return post({ kind: 'ask', term, request, connection });
    store.answer(request, connection).then(
      (response) => settlePending(request.id, (each) => each.resolve(response)),
      (error) => settlePending(request.id, (each) => each.reject(error)),
    );
  }

  async function hostUntilLeft(): Promise<void> {
    const onChange = (ids: readonly string[]): void => {
      post({ kind: 'changed', ids });
      changed(ids);
    };
    const opened = await openHostStore({ open, storage, onStorageProblem, onChange, idle: environment.idle });
    if (!leaving.signal.aborted) {
      store = opened;
      startTerm(environment.uniqueId());
      announce();
      await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
      store = null;
    }
    await opened.settled();
  }

  post({ kind: 'hello' });
  const rejectAll = (reason: unknown): void => {
    for (const id of pending.keys()) settlePending(id, (each) => each.reject(reason));
  };
  const released = environment.lock(`exchange-world:${name}`, leaving.signal, hostUntilLeft).catch((error) => {
    if (leaving.signal.aborted) return;
    failure = new Error(`the simulated world cannot be opened: ${reasonOf(error)}`);
    rejectAll(failure);
  });

  return {
    answer: (request, connection = defaultConnection) => {
      if (leaving.signal.aborted) return Promise.reject(new Error('this tab has left the simulated world'));
      if (failure) return Promise.reject(failure);
      if (pending.has(request.id)) return Promise.reject(new Error(`request ${request.id} is already in progress`));
      return new Promise((resolve, reject) => {
        const each = { request, connection, resolve, reject };
        pending.set(request.id, each);
        send(each);
      });
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      leaving.abort();
      await released;
      rejectAll(new Error('this tab has left the simulated world'));
      channel.close();
    },
  };
}

/** The default session key: all tabs of an origin share one session. */
const defaultConnection = 'default';

interface Pending {
  readonly request: WireRequest;
  readonly connection: string;
  readonly resolve: (response: WireResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** The messages between tabs. */
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), term: z.string(), request: CheckedRequest, connection: z.string() }),
  z.object({ kind: z.literal('answer'), id: z.string(), response: CheckedResponse }),
  z.object({ kind: z.literal('failure'), id: z.string(), reason: z.string() }),
  /** The requests with these ids changed the world. */
  z.object({ kind: z.literal('changed'), ids: z.readonly(z.array(z.string())) }),
  /** A tab has joined and looks for the hosting one. */
  z.object({ kind: z.literal('hello') }),
  /** The sending tab hosts the world: the others resend their pending requests. */
  z.object({ kind: z.literal('ready'), term: z.string() }),
]);
type Message = z.output<typeof Message>;

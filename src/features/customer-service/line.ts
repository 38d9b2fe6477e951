import { attach, combine, createEffect, createEvent, createStore, merge, sample, scopeBind, type Unit } from 'effector';
import { retry } from '@/shared/lib/retry';
import { interval } from '@/shared/lib/interval';
import type { ChatAdapter } from './adapters';
import type { ChatClient, ChatBadge } from './client';
import { deskOpened } from './deskModel';
import { loadChat } from './loadChat';

/** Attempts to load a script, and the delay between them in ms. Source: specification, Timers, Chat scripts. */
export const scriptAttempts = 3;
export const scriptRetryMs = 2000;

type Status = 'idle' | 'loading' | 'loaded' | 'ready' | 'failed';

/** Runtime state of a line. Source: specification, Entities, Customer service line. */
export interface LineState extends ChatBadge {
  readonly ready: boolean;
  readonly loaded: boolean;
}

const emptyBadge: ChatBadge = { unreadCount: 0, lastMessage: '' };

/** Loads a chat; a store, so that tests can delay or fail it. */
export const $loadChat = createStore(loadChat, { serialize: 'ignore' });

export interface LineOptions {
  /** Allows a failed line to be tried again. */
  readonly restartOn: Unit<unknown>;
}

/** Creates a line of customer service: loads its chat with retries, waits until it is ready, and stores its reports. */
export function createLine(adapter: ChatAdapter, { restartOn }: LineOptions) {
  const { type, readyPoll } = adapter;
  /** Loads the chat from a script address if the line is idle. */
  const scriptRequested = createEvent<string>();
  const opened = createEvent();
  const reported = createEvent<ChatBadge>();
  /** Resets the unread count. */
  const unreadReset = createEvent();

  const loadFx = attach({
    source: $loadChat,
    effect: (load, script: string) => load(adapter, { script, openDesk: scopeBind(deskOpened, { safe: true }) }),
  });
  const { gaveUp } = retry({ sent: loadFx, done: loadFx.done, failed: loadFx.fail, times: scriptAttempts - 1, ms: scriptRetryMs });

  const $client = createStore<ChatClient | null>(null, { serialize: 'ignore' }).on(loadFx.doneData, (_, client) => client);
  const checkFx = attach({ source: $client, effect: (client) => client?.isReady() ?? false });
  const checked = merge([checkFx.doneData, checkFx.fail.map(() => false)]);
  const $checks = createStore(0)
    .on(checkFx, (count) => count + 1)
    .reset(loadFx);
  const becameReady = sample({ clock: checked, filter: (isReady) => isReady, fn: () => {} });
  const unready = sample({ clock: checked, source: $checks, filter: (_, isReady) => !isReady });
  const timedOut = sample({ clock: unready, filter: (count) => count > readyPoll.within / readyPoll.every, fn: () => {} });
  const { ticked } = interval({ every: readyPoll.every, start: loadFx.done, stop: merge([becameReady, timedOut]) });

  const $status = createStore<Status>('idle')
    .on(loadFx, () => 'loading')
    .on(loadFx.done, () => 'loaded')
    .on(becameReady, () => 'ready')
    .on([gaveUp, timedOut], () => 'failed')
    .on(restartOn, (status) => (status === 'failed' ? 'idle' : status));
  sample({ clock: ticked, source: $status, filter: (status) => status === 'loaded', fn: () => {}, target: checkFx });
  sample({ clock: scriptRequested, source: $status, filter: (status) => status === 'idle', fn: (_, script) => script, target: loadFx });

  const subscribeFx = attach({ source: $client, effect: (client) => client?.subscribe(scopeBind(reported, { safe: true })) });
  sample({ clock: becameReady, target: subscribeFx });
  const openFx = attach({ source: $client, effect: (client) => client?.open() });
  sample({ clock: opened, target: openFx });
  sample({ clock: gaveUp, fn: () => `line ${type} of customer service could not be loaded`, target: logFx });
  sample({ clock: timedOut, fn: () => `line ${type} of customer service did not become ready`, target: logFx });

  const $badge = createStore(emptyBadge)
    .on(reported, (_, badge) => badge)
    .on(unreadReset, (badge) => ({ ...badge, unreadCount: 0 }));
  const $state = combine($status, $badge, (status, badge): LineState => ({
    ready: status === 'ready',
    loaded: status === 'loaded' || status === 'ready',
    ...badge,
  }));
  return { type, loadsOn: adapter.loadsOn, scriptRequested, opened, openFx, reported, unreadReset, $status, $state };
}

const logFx = createEffect((reason: string) => console.warn(reason));

import { attach, createEvent, createStore, sample } from 'effector';
import { subscribeWhileActive, type Unsubscribe } from '@/shared/lib';
import { callDone } from './calls';

/** Notifies the other tabs of the same browser of changes; carries no data. */
export interface ChangeChannel {
  readonly notify: () => void;
  readonly subscribe: (changed: () => void) => Unsubscribe;
}

/** Another tab changed something: user data on screen is reloaded. */
export const otherTabChanged = createEvent();

/** The scope's channel; an isolated instance uses `noChannel`. */
export const $channel = createStore<ChangeChannel>(typeof window === 'undefined' ? noChannel() : createTabChannel(), {
  serialize: 'ignore',
});

/** A channel without other tabs. */
export function noChannel(): ChangeChannel {
  return { notify: () => {}, subscribe: () => () => {} };
}

const notifyFx = attach({ source: $channel, effect: (channel: ChangeChannel) => channel.notify() });

sample({ clock: callDone, filter: ({ isChange }) => isChange, fn: () => {}, target: notifyFx });
subscribeWhileActive({ source: $channel, reported: otherTabChanged, listen: (channel, report) => channel.subscribe(() => report()) });

function createTabChannel(): ChangeChannel {
  if (typeof BroadcastChannel === 'undefined') return noChannel();
  // One object for both directions, because a channel does not receive its own messages.
  const channel = new BroadcastChannel('exchange-changes');
  return {
    notify: () => channel.postMessage('changed'),
    subscribe: (changed) => {
      channel.addEventListener('message', changed);
      return () => channel.removeEventListener('message', changed);
    },
  };
}

import { attach, createEvent, createStore, sample } from 'effector';
import { subscribeWhileActive, type Unsubscribe } from '@/shared/lib';
import { callDone } from './calls';

/** How the tabs of one browser tell one another that something was changed; carries no data. */
export interface ChangeChannel {
  readonly notify: () => void;
  readonly follow: (changed: () => void) => Unsubscribe;
}

/** Another tab changed something: whoever shows data of the user loads it again. */
export const otherTabChanged = createEvent();

/** The scope's channel; an isolated tree keeps to itself with `noChannel`. */
export const $channel = createStore<ChangeChannel>(typeof window === 'undefined' ? noChannel() : tabs(), { serialize: 'ignore' });

/** A channel to nobody. */
export function noChannel(): ChangeChannel {
  return { notify: () => {}, follow: () => () => {} };
}

const notifyFx = attach({ source: $channel, effect: (channel: ChangeChannel) => channel.notify() });

sample({ clock: callDone, filter: ({ isChange }) => isChange, fn: () => {}, target: notifyFx });
subscribeWhileActive({ source: $channel, reported: otherTabChanged, listen: (channel, report) => channel.follow(() => report()) });

function tabs(): ChangeChannel {
  if (typeof BroadcastChannel === 'undefined') return noChannel();
  // One object for both: a channel does not hear itself, only the other tabs.
  const channel = new BroadcastChannel('exchange-changes');
  return {
    notify: () => channel.postMessage('changed'),
    follow: (changed) => {
      channel.addEventListener('message', changed);
      return () => channel.removeEventListener('message', changed);
    },
  };
}

import { createContext, use } from 'react';

/** The contents of the live regions; `revision` increases with each change, so that a repeated text is read again. */
export interface Announcements {
  readonly polite: { readonly texts: readonly string[]; readonly revision: number };
  readonly assertive: { readonly texts: readonly string[]; readonly revision: number };
}

/** Announces messages of an app instance to screen readers. */
export interface Announcer {
  /** Announces when the screen reader is idle; at most once in five seconds, later messages are queued and announced together. */
  readonly polite: (text: string) => void;
  /** Interrupts the screen reader: an order was rejected, the connection is lost. */
  readonly assertive: (text: string) => void;
  readonly current: () => Announcements;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Milliseconds between two polite announcements, and before an assertive one is cleared. */
export const politeGap = 5_000;

/** Creates the announcer of an app instance; an `Announcer` component renders its live regions. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  const waiting = new Set<string>();
  let isThrottled = false;
  let announcements = nothing;

  const publish = (part: keyof Announcements, texts: readonly string[]) => {
    announcements = { ...announcements, [part]: { texts, revision: announcements[part].revision + 1 } };
    listeners.forEach((changed) => changed());
  };
  const flushQueue = () => {
    const texts = [...waiting];
    waiting.clear();
    isThrottled = texts.length > 0;
    if (isThrottled || announcements.polite.texts.length > 0) publish('polite', texts);
    if (isThrottled) setTimeout(flushQueue, politeGap);
  };

  return {
    polite: (text) => {
      waiting.add(text);
      if (!isThrottled) flushQueue();
    },
    assertive: (text) => {
      publish('assertive', [text]);
      const { revision } = announcements.assertive;
      setTimeout(() => announcements.assertive.revision === revision && publish('assertive', []), politeGap);
    },
    current: () => announcements,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const nothing: Announcements = { polite: { texts: [], revision: 0 }, assertive: { texts: [], revision: 0 } };

const silent: Announcer = { polite: () => {}, assertive: () => {}, current: () => nothing, subscribe: () => () => {} };

export const AnnouncerContext = createContext(silent);

/** The announcer of the surrounding app; without one it does nothing. */
export const useAnnouncer = (): Announcer => use(AnnouncerContext);

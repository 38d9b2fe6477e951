import { createContext, use } from 'react';

/** The contents of the live regions; `turn` increases with each announcement, so that a repeated text is read again. */
export interface Announcements {
  readonly polite: { readonly texts: readonly string[]; readonly turn: number };
  readonly assertive: { readonly texts: readonly string[]; readonly turn: number };
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

/** Milliseconds between two polite announcements. */
export const politeGap = 5_000;

/** Creates the announcer of an app instance; an `Announcer` component renders its live regions. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  const waiting = new Set<string>();
  let isResting = false;
  let said = nothing;

  const say = (part: keyof Announcements, texts: readonly string[]) => {
    said = { ...said, [part]: { texts, turn: said[part].turn + 1 } };
    listeners.forEach((changed) => changed());
  };
  const next = () => {
    const texts = [...waiting];
    waiting.clear();
    isResting = texts.length > 0;
    if (isResting || said.polite.texts.length > 0) say('polite', texts);
    if (isResting) setTimeout(next, politeGap);
  };

  return {
    polite: (text) => {
      waiting.add(text);
      if (!isResting) next();
    },
    assertive: (text) => {
      say('assertive', [text]);
      const { turn } = said.assertive;
      setTimeout(() => said.assertive.turn === turn && say('assertive', []), politeGap);
    },
    current: () => said,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const nothing: Announcements = { polite: { texts: [], turn: 0 }, assertive: { texts: [], turn: 0 } };

const silent: Announcer = { polite: () => {}, assertive: () => {}, current: () => nothing, subscribe: () => () => {} };

export const AnnouncerContext = createContext(silent);

/** The announcer of the surrounding app; without one it does nothing. */
export const useAnnouncer = (): Announcer => use(AnnouncerContext);

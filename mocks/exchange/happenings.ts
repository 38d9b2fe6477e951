import type { Decimal } from '@/contract/decimal';

/** What one part of the exchange tells the others, by kind. */
export interface Happenings {
  /** Money moved between two accounts of one user. */
  transferBooked: { owner: number; coinId: number; amount: Decimal; at: number };
}

type Listener<K extends keyof Happenings> = (what: Happenings[K]) => void;

/** How parts of the exchange hear of each other without knowing each other. */
export interface News {
  tell<K extends keyof Happenings>(kind: K, what: Happenings[K]): void;
  hear<K extends keyof Happenings>(kind: K, listener: Listener<K>): void;
}

/** Opens the news of one world: listeners are called at once, in the order in which they began to listen. */
export function createNews(): News {
  const listeners: { readonly [K in keyof Happenings]: Listener<K>[] } = { transferBooked: [] };
  return {
    tell: (kind, what) => {
      for (const listener of listeners[kind]) listener(what);
    },
    hear: (kind, listener) => {
      listeners[kind].push(listener);
    },
  };
}

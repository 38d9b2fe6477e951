import { createEvent, createStore, type EventCallable, type Scope, type Store } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Signals to a model that a component is mounted, and with which props. */
export interface Gate<Props extends object = object> {
  readonly open: EventCallable<Props>;
  readonly close: EventCallable<void>;
  readonly set: EventCallable<Props>;
  /** Whether the component is mounted. */
  readonly status: Store<boolean>;
  /** The component's props; the initial ones while it is not mounted. */
  readonly state: Store<Props>;
  /** The props of all components that hold the gate open, per scope; the last one's apply. */
  readonly holders: WeakMap<Scope, Holder[]>;
  /** Stays open until the last of its holders is gone. */
  readonly isShared: boolean;
}

interface Holder {
  props: object;
}

export function createGate(name: string): Gate;
export function createGate<Props extends object>(name: string, closed: Props): Gate<Props>;
export function createGate(name: string, closed: object = {}): Gate {
  const open = createEvent<object>();
  const close = createEvent();
  const set = createEvent<object>();
  const status = createStore(false)
    .on(open, () => true)
    .on(close, () => false);
  const state = createStore(closed, { name })
    .on([open, set], (_, props) => props)
    .reset(close);
  return { open, close, set, status, state, holders: new WeakMap(), isShared: false };
}

/** A gate that many components hold at a time: each one opens it, and it closes only when the last one is gone. */
export const createSharedGate = (name: string): Gate => ({ ...createGate(name), isShared: true });

/**
 * Holds a gate open while the component is mounted. Unlike effector-react's own hook, it stays open when Suspense temporarily hides
 * a screen that is already shown, to load a text or a part: closing and reopening the gate would lose typed input, and make a screen
 * that suspends again at once loop forever.
 */
export function useGate(gate: Gate): void;
export function useGate<Props extends object>(gate: Gate<Props>, props: Props): void;
export function useGate(gate: Gate, props: object = {}): void {
  const scope = useProvidedScope();
  if (!scope) throw new Error('a gate must be used inside a Provider');
  const { open, close, set } = useUnit({ open: gate.open, close: gate.close, set: gate.set });
  const self = useRef<Holder>({ props });
  useLayoutEffect(() => {
    const holders = gate.holders.get(scope) ?? [];
    if (holders.includes(self.current)) return;
    // The previous screen is usually gone, but its cleanup runs only after this one has been painted.
    if (holders.length > 0 && !gate.isShared) close();
    gate.holders.set(scope, [...holders, self.current]);
    open(self.current.props);
  }, [gate, scope, open, close]);
  useLayoutEffect(() => {
    if (isSame(self.current.props, props)) return;
    self.current.props = props;
    if (gate.holders.get(scope)?.at(-1) === self.current) set(props);
  });
  useEffect(() => {
    const { current } = self;
    return () => {
      const holders = gate.holders.get(scope) ?? [];
      const remaining = holders.filter((holder) => holder !== current);
      gate.holders.set(scope, remaining);
      const last = remaining.at(-1);
      if (gate.isShared ? last : holders.at(-1) !== current) return;
      close();
      if (last) open(last.props);
    };
  }, [gate, scope, open, close]);
}

const isSame = (a: object, b: object): boolean => {
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  return [...left.keys(), ...right.keys()].every((name) => left.get(name) === right.get(name));
};

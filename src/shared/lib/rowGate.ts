import { createEvent, createStore, type EventCallable, type Scope, type Store } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Signals to a model which rows of a list are open, for example expanded. */
export interface RowGate<Row> {
  readonly changed: EventCallable<readonly Row[]>;
  /** In mounting order. */
  readonly $rows: Store<readonly Row[]>;
  /** The rows that components hold open in each scope. */
  readonly holders: WeakMap<Scope, { readonly row: Row }[]>;
}

export function createRowGate<Row>(name: string): RowGate<Row> {
  const changed = createEvent<readonly Row[]>();
  return {
    changed,
    $rows: createStore<readonly Row[]>([], { name, serialize: 'ignore' }).on(changed, (_, rows) => rows),
    holders: new WeakMap(),
  };
}

/** Adds a row to the gate while the component is mounted. */
export function useRowGate<Row>(gate: RowGate<Row>, row: Row): void {
  const scope = useProvidedScope();
  if (!scope) throw new Error('a gate must be used inside a Provider');
  const onChange = useUnit(gate.changed);
  const self = useRef({ row });
  const notify = (holders: { readonly row: Row }[]) => {
    gate.holders.set(scope, holders);
    onChange(holders.map((holder) => holder.row));
  };
  const notifyLatest = useRef(notify);
  useLayoutEffect(() => {
    const holders = gate.holders.get(scope) ?? [];
    const isNew = !holders.includes(self.current);
    notifyLatest.current = notify;
    if (!isNew && self.current.row === row) return;
    self.current.row = row;
    notify(isNew ? [...holders, self.current] : holders);
  });
  useEffect(() => {
    const { current } = self;
    return () => notifyLatest.current((gate.holders.get(scope) ?? []).filter((holder) => holder !== current));
  }, [gate, scope]);
}

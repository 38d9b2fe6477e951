import { memo, useInsertionEffect, useState, type FunctionComponent, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: readonly unknown[]) => unknown;

/**
 * A component that renders only if one of its props really changes, although its parent passes a new function or list each time: its handlers
 * (`on…`) keep their identity and call the latest one given, and a list keeps its identity while its items are equal.
 */
export function memoized<View extends (props: never) => ReactNode>(view: View): View;
export function memoized(view: FunctionComponent<Props>): FunctionComponent<Props> {
  const Memo = memo(view);
  function Memoized(props: Props) {
    const [stable] = useState(createStableProps);
    useInsertionEffect(() => stable.setLatest(props));
    return <Memo {...stable.of(props)} />;
  }
  return Object.assign(Memoized, { displayName: view.name });
}

/** The props of one component over time. */
function createStableProps() {
  let latest: Props = {};
  const handlers = new Map<string, Handler>();
  const lists = new Map<string, readonly unknown[]>();
  const handlerOf = (name: string): Handler => {
    const handler = handlers.get(name) ?? ((...args) => callOf(latest[name], args));
    handlers.set(name, handler);
    return handler;
  };
  const listOf = (name: string, items: readonly unknown[]): readonly unknown[] => {
    const kept = lists.get(name);
    const list = kept && areEqual(kept, items) ? kept : items;
    lists.set(name, list);
    return list;
  };
  return {
    /** Sets the props whose handlers are called: those of the last committed render. */
    setLatest: (props: Props) => {
      latest = props;
    },
    /** The props with stable handlers and lists. */
    of: (props: Props): Props =>
      Object.fromEntries(
        Object.entries(props).map(([name, value]) => {
          if (typeof value === 'function' && /^on[A-Z]/.test(name)) return [name, handlerOf(name)];
          return [name, Array.isArray(value) ? listOf(name, value) : value];
        }),
      ),
  };
}

const callOf = (handler: unknown, args: readonly unknown[]): unknown =>
  typeof handler === 'function' ? Reflect.apply(handler, undefined, args) : undefined;

const areEqual = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before === after || (before.length === after.length && before.every((item, index) => isEqual(item, after[index])));

/** Whether two items of a list are the same, or plain objects with the same values. */
function isEqual(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!isPlain(before) || !isPlain(after)) return false;
  const names = Object.keys(before);
  return names.length === Object.keys(after).length && names.every((name) => Object.is(before[name], after[name]));
}

const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

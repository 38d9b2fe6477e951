import { combine, createStore, sample, type Store } from 'effector';
import type { Mutation } from './mutation';
import { keepInOutbox, type Outbox } from './outbox';
import type { Query } from './query';

export interface OptimisticOptions<Out, In> {
  readonly mutation: Pick<Mutation<In>, 'submitted' | '$pending' | '$isPending' | 'done'>;
  /** Returns the data with the change applied. */
  readonly apply: (data: Out, input: In) => Out;
  /** Shows a change as soon as it is submitted, because it survives a reload; without an outbox a change shows once it is made. For changes that are safe to repeat. */
  readonly outbox?: Outbox<In>;
}

/** Applies changes to a query's data before it is read again: once made, or once submitted if an outbox makes them survive a reload. A failed change is rolled back. */
export function optimistic<Out, In, Change, Code extends number>(
  query: Query<Out, In, Code>,
  { mutation, apply, outbox }: OptimisticOptions<Out, Change>,
): Query<Out, In, Code> {
  if (outbox) keepInOutbox(mutation, outbox);
  // Made on the exchange but not read back yet; only a read requested after the change counts.
  const $made = createStore<readonly { readonly change: Change; readonly isReadRequested: boolean }[]>([], { serialize: 'ignore' })
    .on(mutation.done, (all, { params }) => [...all, { change: params, isReadRequested: false }])
    .on(query.started, (all) => all.map(({ change }) => ({ change, isReadRequested: true })))
    .on(query.done, (all) => all.filter(({ isReadRequested }) => !isReadRequested))
    .on(query.$latest, (all, latest) => (latest === null ? [] : all));
  sample({ clock: mutation.$isPending, filter: (isPending) => !isPending, fn: () => {}, target: query.refetched });
  const $changes = combine($made, mutation.$pending, (made, pending) => [...made.map(({ change }) => change), ...(outbox ? pending : [])]);
  const withChanges = ($data: Store<Out | null>) =>
    combine($data, $changes, (data, changes) => (data === null ? null : changes.reduce(apply, data)));
  return { ...query, $data: withChanges(query.$data), $latest: withChanges(query.$latest) };
}

import { combine, createStore, sample, type Store } from 'effector';
import type { Mutation } from './mutation';
import { keepInOutbox, type Outbox } from './outbox';
import type { Query } from './query';

export interface OptimisticOptions<Out, In> {
  readonly mutation: Pick<Mutation<In>, 'submitted' | '$pending' | '$isPending' | 'done'>;
  /** The data as it is once the change is made. */
  readonly apply: (data: Out, input: In) => Out;
  /** Shows a change from the moment it is submitted, since it outlives a reload; without it a change shows once it is made. For changes that may be made twice without harm. */
  readonly outbox?: Outbox<In>;
}

/** The same query with changes shown before the exchange has been read again, from the moment they are made, or submitted where an outbox keeps them: what was shown is there after a reload, too. One that fails is taken back. */
export function optimistic<Out, In, Change, Code extends number>(
  query: Query<Out, In, Code>,
  { mutation, apply, outbox }: OptimisticOptions<Out, Change>,
): Query<Out, In, Code> {
  if (outbox) keepInOutbox(mutation, outbox);
  // Made on the exchange, and not read back from it yet; what is read counts where it was asked for after the change.
  const $made = createStore<readonly { readonly change: Change; readonly isAskedFor: boolean }[]>([], { serialize: 'ignore' })
    .on(mutation.done, (all, { params }) => [...all, { change: params, isAskedFor: false }])
    .on(query.started, (all) => all.map(({ change }) => ({ change, isAskedFor: true })))
    .on(query.done, (all) => all.filter(({ isAskedFor }) => !isAskedFor))
    .on(query.$latest, (all, latest) => (latest === null ? [] : all));
  sample({ clock: mutation.$isPending, filter: (isPending) => !isPending, fn: () => {}, target: query.refetched });
  const $changes = combine($made, mutation.$pending, (made, pending) => [...made.map(({ change }) => change), ...(outbox ? pending : [])]);
  const changed = ($data: Store<Out | null>) =>
    combine($data, $changes, (data, changes) => (data === null ? null : changes.reduce(apply, data)));
  return { ...query, $data: changed(query.$data), $latest: changed(query.$latest) };
}

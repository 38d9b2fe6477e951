import { combine, createStore, sample, type Store } from 'effector';
import type { Mutation } from './mutation';
import type { Query } from './query';

export interface OptimisticOptions<Out, In> {
  readonly mutation: Pick<Mutation<In>, '$pending' | '$isPending' | 'done'>;
  /** The data as it is once the change is made. */
  readonly apply: (data: Out, input: In) => Out;
}

/** The same query with changes shown from the moment they are submitted: one that fails is taken back, one that is made shows until the exchange has been read again. */
export function optimistic<Out, In, Change, Code extends number>(
  query: Query<Out, In, Code>,
  { mutation, apply }: OptimisticOptions<Out, Change>,
): Query<Out, In, Code> {
  // Made on the exchange, and not read back from it yet; what is read counts where it was asked for after the change.
  const $made = createStore<readonly { readonly change: Change; readonly isAskedFor: boolean }[]>([], { serialize: 'ignore' })
    .on(mutation.done, (all, { params }) => [...all, { change: params, isAskedFor: false }])
    .on(query.started, (all) => all.map(({ change }) => ({ change, isAskedFor: true })))
    .on(query.done, (all) => all.filter(({ isAskedFor }) => !isAskedFor))
    .on(query.$latest, (all, latest) => (latest === null ? [] : all));
  sample({ clock: mutation.$isPending, filter: (isPending) => !isPending, fn: () => {}, target: query.refetched });
  const $changes = combine($made, mutation.$pending, (made, pending) => [...made.map(({ change }) => change), ...pending]);
  const changed = ($data: Store<Out | null>) =>
    combine($data, $changes, (data, changes) => (data === null ? null : changes.reduce(apply, data)));
  return { ...query, $data: changed(query.$data), $latest: changed(query.$latest) };
}

import { createEvent, createStore, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import { or } from 'patronum';
import { codeByNumber } from '@/contract/codes';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { failureToast, toastRequested } from '@/entities/toasts';
import { mutation, refusalCode, type Mutation } from '@/shared/api';
import { createChallenge, type Challenge } from './model';
import { acceptsRecoveryCode, type Proof } from './proof';
import { problemOf } from './problems';

/** A change that requires a passed challenge. */
export interface GuardedChange<In, Out> {
  /** Opens the challenge, then sends the change. */
  readonly requested: EventCallable<In>;
  /** Rendered by a `ChallengeDialog`. */
  readonly challenge: Challenge;
  readonly done: Event<{ readonly change: In; readonly data: Out }>;
  /** The code of the change's last refusal, if its form shows that code. */
  readonly $refusal: Store<number | null>;
  readonly $isPending: Store<boolean>;
}

export interface GuardedOptions<E extends Endpoint, In> {
  readonly endpoint: E;
  /** The input of the call for a change and its proof. */
  readonly params: (change: In, codes: Proof) => CallInput<E>;
  /** Codes that the form shows at its fields; other refusals unrelated to the proof raise a toast. */
  readonly shown?: readonly Codes<E>[];
  /** The form was edited; clears the refusal. */
  readonly edited?: Unit<unknown>;
  /** The form was left. */
  readonly resetOn: Unit<unknown>;
}

interface ProvenChange<In> {
  readonly change: In;
  readonly codes: Proof;
}

/** Creates a change by a logged-in user, guarded by a challenge. */
export function createGuardedMutation<E extends Endpoint, In>(options: GuardedOptions<E, In>): GuardedChange<In, Data<E>> {
  const { endpoint, params, shown = [], edited = createEvent(), resetOn } = options;
  const requested = createEvent<In>();
  const send: Mutation<ProvenChange<In>, Data<E>, Codes<E>> = mutation({
    endpoint,
    params: ({ change, codes }: ProvenChange<In>) => params(change, codes),
    showsRefusal: true,
    resetOn,
  });
  const challenge = createChallenge(send);
  const $change = createStore<{ readonly change: In } | null>(null, { serialize: 'ignore' })
    .on(requested, (_, change) => ({ change }))
    .reset(resetOn, send.done);

  sample({
    clock: requested,
    fn: () => ({ purpose: 'security' as const, loginName: null, acceptsRecoveryCode: acceptsRecoveryCode(endpoint) }),
    target: challenge.opened,
  });
  sample({
    clock: sample({
      clock: challenge.proofSubmitted,
      source: $change,
      fn: (pending, codes) => pending && { change: pending.change, codes },
    }),
    filter: Boolean,
    target: send.submitted,
  });
  sample({ clock: resetOn, fn: () => {}, target: challenge.closed });

  const isShown = (code: number) => shown.some((each) => each === code);
  sample({
    clock: send.failed,
    source: challenge.$factors,
    filter: (factors, { error: { failure } }) => {
      if (failure.kind !== 'business') return endpoint.onError === 'manual';
      const hasGlobalReport = endpoint.onError !== 'manual' && codeByNumber(failure.code)?.behaviour !== 'inline';
      return !hasGlobalReport && !isShown(failure.code) && problemOf(failure.code, factors) === undefined;
    },
    fn: (_, { error }) => failureToast(error),
    target: toastRequested,
  });
  return {
    requested,
    challenge,
    done: send.done.map(({ params: { change }, data }) => ({ change, data })),
    $refusal: createStore<number | null>(null)
      .on(send.failed.filterMap(({ error }) => refusalCode(error)).filter({ fn: isShown }), (_, code) => code)
      .reset(requested, edited, resetOn),
    $isPending: or(challenge.$isOpening, send.$isPending),
  };
}

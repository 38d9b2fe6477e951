import { attach, combine, createStore, sample, type Effect, type Store, type Unit } from 'effector';
import type { ApiError } from './failure';

/** What is known of the question that is asked now. */
export interface Answers<Out> {
  /** The answer to the present question; null until it is there. */
  readonly $answer: Store<Out | null>;
  /** The newest answer, be it to an earlier question: what is shown meanwhile. */
  readonly $latest: Store<Out | null>;
  /** Why the present question has no new answer. */
  readonly $failure: Store<ApiError | null>;
  /** Whether the present question waits for its first answer. */
  readonly $isLoading: Store<boolean>;
}

export interface AnswersOptions<In, Out> {
  readonly fx: Effect<In, Out, ApiError>;
  /** What to ask; null while there is nothing to ask. Questions that read alike are one question. */
  readonly $question: Store<NoInfer<In> | null>;
  /** Asks the present question again; its answer stays until the new one is there. */
  readonly again?: readonly Unit<unknown>[];
  /** Forgets every answer. */
  readonly forget?: Unit<unknown>;
}

/** Asks whenever the question changes. An answer counts for its own question only, and a late one never overwrites a newer one. */
export function answersOf<In extends object, Out>({ fx, $question, again = [], forget }: AnswersOptions<In, Out>): Answers<Out> {
  const $key = $question.map(keyOf);
  const $newest = createStore<In | null>(null, { serialize: 'ignore' }).on(fx, (_, input) => input);
  const settled = sample({ clock: fx.finally, source: $newest, filter: (newest, { params }) => newest === params, fn: (_, end) => end });
  const $answered = createStore<{ key: string | null; out: Out } | null>(null, { serialize: 'ignore' }).on(settled, (before, end) =>
    end.status === 'done' ? { key: keyOf(end.params), out: end.result } : before,
  );
  const $failed = createStore<{ key: string | null; error: ApiError } | null>(null, { serialize: 'ignore' })
    .on(settled, (_, end) => (end.status === 'fail' ? { key: keyOf(end.params), error: end.error } : null))
    .on(fx, () => null);
  if (forget) {
    $answered.reset(forget);
    $failed.reset(forget);
    $newest.reset(forget);
  }
  // Each call gets an object of its own, by which its answer is told from another one's to the same question.
  const askFx = attach({ effect: fx, mapParams: (question: In): In => ({ ...question }) });
  sample({ clock: [$key, ...again], source: $question, filter: (question): question is In => question !== null, target: askFx });

  const $answer = combine($answered, $key, (answered, key) => (key !== null && answered?.key === key ? answered.out : null));
  const $failure = combine($failed, $key, (failed, key) => (key !== null && failed?.key === key ? failed.error : null));
  return {
    $answer,
    $latest: $answered.map((answered) => answered?.out ?? null),
    $failure,
    $isLoading: combine($key, $answer, $failure, (key, answer, failure) => key !== null && answer === null && failure === null),
  };
}

const keyOf = (question: object | null): string | null => (question === null ? null : JSON.stringify(question));

import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Effect,
  type Event,
  type EventCallable,
} from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { $locale } from '@/shared/i18n';
import { call, type CallContext, type Drift, type Transport } from './call';
import { isOutcomeUnknown, type ApiError } from './failure';

/** The scope's way to the exchange; set once by `app/start.ts`, and by `fork` for an isolated tree. */
export const $transport = createStore<Transport>((request) => fetch(request), { serialize: 'ignore' });
/** Origin that calls are made against. */
export const $origin = createStore(typeof location === 'undefined' ? 'http://127.0.0.1' : location.origin, { serialize: 'ignore' });

/** Every failed call of the scope, whoever made it: the one place for what happens without the caller. */
export const callFailed = createEvent<ApiError>();
/** Nobody knows whether a call that moves money was made: whoever shows data of the user loads it again. */
export const answerLost = callFailed.filter({ fn: isOutcomeUnknown });
/** Everything in an answer that did not fit the contract and was left out of what is shown. */
export const answerDrifted = createEvent<Drift>();
/** Every call of the scope that brought data. */
export const callDone = createEvent<Endpoint>();

/** What every call takes from its scope. */
const $context = combine({ transport: $transport, language: $locale, origin: $origin });

/** Finds a call's input in what is sent. */
type InputOf<E extends Endpoint, In> = (params: In) => CallInput<E>;

/** Makes a call, as `call` and `answer` do. */
type Make<E extends Endpoint, Out> = (endpoint: E, input: CallInput<E>, context: CallContext) => Promise<Out>;

/** How a call ended: with a result, or with an error. */
export type Ending<In, Out, Code extends number> =
  | { readonly params: In; readonly result: Out; readonly error?: undefined }
  | { readonly params: In; readonly error: ApiError<Code> };

/** The calls of one endpoint through the scope's transport, in the scope's language. */
export interface Calls<In, Out, Code extends number> {
  readonly sent: EventCallable<In>;
  readonly ended: Event<Ending<In, Out, Code>>;
}

/** Runs the calls of all endpoints: an effect for each of them would be 23 units. */
const runFx = createEffect((run: () => Promise<void>) => run());

/** The calls of an endpoint; `inputOf` finds their input in what is sent, `keyOf` their idempotency key. */
export function callsOf<E extends Endpoint, In, Out>(
  endpoint: E,
  make: Make<E, Out>,
  inputOf: InputOf<E, In>,
  keyOf: (params: In) => string | null = () => null,
): Calls<In, Out, Codes<E>> {
  const sent = createEvent<In>();
  const ended = createEvent<Ending<In, Out, Codes<E>>>();
  const runOf = (context: CallContext, params: In) => (): Promise<void> => {
    const tell = bound((end: Ending<In, Out, Codes<E>>) => {
      if (end.error) callFailed(end.error);
      else callDone(endpoint);
      ended(end);
    });
    return make(endpoint, inputOf(params), { ...context, idempotencyKey: keyOf(params), onDrift: bound(answerDrifted) }).then(
      (result) => tell({ params, result }),
      // `call` and `answer` throw nothing but an ApiError of their endpoint.
      (error: ApiError<Codes<E>>) => tell({ params, error }),
    );
  };
  sample({ clock: sent, source: $context, fn: runOf, target: runFx });
  return { sent, ended };
}

/** An effect that makes one call of the contract; it throws nothing but an `ApiError` with the codes the endpoint declares. */
export function callFx<E extends Endpoint>(endpoint: E): Effect<CallInput<E>, Data<E>, ApiError<Codes<E>>> {
  const fx = attach({
    source: $context,
    effect: (context, input: CallInput<E>) => call(endpoint, input, { ...context, onDrift: bound(answerDrifted) }),
    name: endpoint.id,
  });
  // effector types failures as Error.
  const typed = fx as Effect<CallInput<E>, Data<E>, ApiError<Codes<E>>>;
  sample({ clock: typed.failData, target: callFailed });
  sample({ clock: typed.done, fn: (): Endpoint => endpoint, target: callDone });
  return typed;
}

/** Has a function work in the scope of the call that is under way. */
const bound = <T>(tell: (news: T) => void) => scopeBind(tell, { safe: true });

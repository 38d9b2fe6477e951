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

/** The scope's transport to the exchange; set once by `fork`. */
export const $transport = createStore<Transport>((request) => fetch(request), { serialize: 'ignore' });
/** Origin of API requests. */
export const $origin = createStore(typeof location === 'undefined' ? 'http://127.0.0.1' : location.origin, { serialize: 'ignore' });

/** A call of the scope failed; handles failures independently of the caller. */
export const callFailed = createEvent<ApiError>();
/** It is unknown whether a call that moves money was executed: user data on screen is reloaded. */
export const responseLost = callFailed.filter({ fn: isOutcomeUnknown });
/** A deviation from the contract that was omitted from the data of a response. */
export const responseDrifted = createEvent<Drift>();
/** A call of the scope succeeded. */
export const callDone = createEvent<Endpoint>();

/** The context of every call, taken from its scope. */
const $context = combine({ transport: $transport, language: $locale, origin: $origin });

/** Derives a call's input from the event's params. */
type InputOf<E extends Endpoint, In> = (params: In) => CallInput<E>;

/** Makes a call: `call` or `callWithMessage`. */
type MakeCall<E extends Endpoint, Out> = (endpoint: E, input: CallInput<E>, context: CallContext) => Promise<Out>;

/** The outcome of a call: a result or an error. */
export type CallOutcome<In, Out, Code extends number> =
  | { readonly params: In; readonly result: Out; readonly error?: undefined }
  | { readonly params: In; readonly error: ApiError<Code> };

/** The calls of one endpoint, with the scope's transport and language. */
export interface Calls<In, Out, Code extends number> {
  readonly sent: EventCallable<In>;
  readonly ended: Event<CallOutcome<In, Out, Code>>;
}

/** Runs the calls of all endpoints; a separate effect per endpoint would create 23 units each. */
const runFx = createEffect((run: () => Promise<void>) => run());

/** Creates the calls of an endpoint; `inputOf` derives their input from the params, `keyOf` their idempotency key. */
export function createCalls<E extends Endpoint, In, Out>(
  endpoint: E,
  makeCall: MakeCall<E, Out>,
  inputOf: InputOf<E, In>,
  keyOf: (params: In) => string | null = () => null,
): Calls<In, Out, Codes<E>> {
  const sent = createEvent<In>();
  const ended = createEvent<CallOutcome<In, Out, Codes<E>>>();
  const runnerOf = (context: CallContext, params: In) => (): Promise<void> => {
    const reportOutcome = bindToScope((outcome: CallOutcome<In, Out, Codes<E>>) => {
      if (outcome.error) callFailed(outcome.error);
      else callDone(endpoint);
      ended(outcome);
    });
    return makeCall(endpoint, inputOf(params), { ...context, idempotencyKey: keyOf(params), onDrift: bindToScope(responseDrifted) }).then(
      (result) => reportOutcome({ params, result }),
      // `call` and `callWithMessage` only throw an ApiError of their endpoint.
      (error: ApiError<Codes<E>>) => reportOutcome({ params, error }),
    );
  };
  sample({ clock: sent, source: $context, fn: runnerOf, target: runFx });
  return { sent, ended };
}

/** Creates an effect that makes one call of the contract; it only throws an `ApiError` with the codes declared by the endpoint. */
export function callFx<E extends Endpoint>(endpoint: E): Effect<CallInput<E>, Data<E>, ApiError<Codes<E>>> {
  const fx = attach({
    source: $context,
    effect: (context, input: CallInput<E>) => call(endpoint, input, { ...context, onDrift: bindToScope(responseDrifted) }),
    name: endpoint.id,
  });
  // effector types failures as Error.
  const typed = fx as Effect<CallInput<E>, Data<E>, ApiError<Codes<E>>>;
  sample({ clock: typed.failData, target: callFailed });
  sample({ clock: typed.done, fn: (): Endpoint => endpoint, target: callDone });
  return typed;
}

/** Binds a function to the scope of the current call. */
const bindToScope = <T>(callback: (payload: T) => void) => scopeBind(callback, { safe: true });

import { attach, combine, createEvent, createStore, sample, scopeBind, type Effect } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { $locale } from '@/shared/i18n';
import { answer, call, type Answer, type CallContext, type Drift, type Transport } from './call';
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

/** An effect of one call: brings `Out`, and throws nothing but an `ApiError` with the codes the endpoint declares. */
type CallFx<E extends Endpoint, In, Out> = Effect<In, Out, ApiError<Codes<E>>>;

/** Finds a call's input in the params of its effect. */
type InputOf<E extends Endpoint, In> = (params: In) => CallInput<E>;

/** An effect that makes one call of the contract through the scope's transport, in the scope's language. */
export const callFx = <E extends Endpoint>(endpoint: E): CallFx<E, CallInput<E>, Data<E>> => callFxOf(endpoint, (input) => input);

/** The same for params that hold the call's input. */
export const callFxOf = <E extends Endpoint, In>(endpoint: E, inputOf: InputOf<E, In>): CallFx<E, In, Data<E>> =>
  effectOf(endpoint, call, inputOf);

/** The same for a change whose success is told in the server's own words; `keyOf` finds its idempotency key. */
export const messageFxOf = <E extends Endpoint, In>(
  endpoint: E,
  inputOf: InputOf<E, In>,
  keyOf?: (params: In) => string | null,
): CallFx<E, In, Answer<E>> => effectOf(endpoint, answer, inputOf, keyOf);

function effectOf<E extends Endpoint, In, Out>(
  endpoint: E,
  make: (endpoint: E, input: CallInput<E>, context: CallContext) => Promise<Out>,
  inputOf: InputOf<E, In>,
  keyOf: (params: In) => string | null = () => null,
): CallFx<E, In, Out> {
  const fx = attach({
    source: $context,
    effect: (context, params: In): Promise<Out> =>
      make(endpoint, inputOf(params), { ...context, idempotencyKey: keyOf(params), onDrift: scopeBind(answerDrifted, { safe: true }) }),
    name: endpoint.id,
  });
  // `call` throws nothing but ApiError; effector types failures as Error.
  const typed = fx as CallFx<E, In, Out>;
  sample({ clock: typed.failData, target: callFailed });
  sample({ clock: typed.done, fn: (): Endpoint => endpoint, target: callDone });
  return typed;
}

import { attach, createEvent, createStore, sample, scopeBind, type Effect } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { $locale } from '@/shared/i18n';
import { answer, call, type Answer, type CallContext, type Drift, type Transport } from './call';
import type { ApiError } from './failure';

/** The scope's way to the exchange; set once by `app/start.ts`, and by `fork` for an isolated tree. */
export const $transport = createStore<Transport>((request) => fetch(request), { serialize: 'ignore' });
/** Origin that calls are made against. */
export const $origin = createStore(typeof location === 'undefined' ? 'http://127.0.0.1' : location.origin, { serialize: 'ignore' });

/** Every failed call of the scope, whoever made it: the one place for what happens without the caller. */
export const callFailed = createEvent<ApiError>();
/** Everything in an answer that did not fit the contract and was left out of what is shown. */
export const answerDrifted = createEvent<Drift>();
/** Every call of the scope that brought data. */
export const callDone = createEvent<Endpoint>();

/** An effect of one call: brings `Out`, and throws nothing but an `ApiError` with the codes the endpoint declares. */
type CallFx<E extends Endpoint, Out> = Effect<CallInput<E>, Out, ApiError<Codes<E>>>;

/** An effect that makes one call of the contract through the scope's transport, in the scope's language. */
export const callFx = <E extends Endpoint>(endpoint: E): CallFx<E, Data<E>> => effectOf(endpoint, call);

/** The same for a change whose success is told in the server's own words. */
export const answerFx = <E extends Endpoint>(endpoint: E): CallFx<E, Answer<E>> => effectOf(endpoint, answer);

function effectOf<E extends Endpoint, Out>(
  endpoint: E,
  make: (endpoint: E, input: CallInput<E>, context: CallContext) => Promise<Out>,
): CallFx<E, Out> {
  const fx = attach({
    source: { transport: $transport, language: $locale, origin: $origin },
    effect: (context, input: CallInput<E>): Promise<Out> =>
      make(endpoint, input, { ...context, onDrift: scopeBind(answerDrifted, { safe: true }) }),
    name: endpoint.id,
  });
  // `call` throws nothing but ApiError; effector types failures as Error.
  const typed = fx as CallFx<E, Out>;
  sample({ clock: typed.failData, target: callFailed });
  sample({ clock: typed.done, fn: (): Endpoint => endpoint, target: callDone });
  return typed;
}

import type { CodeName } from '@/contract/codes';
import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import type { PersonaId } from '@fixtures/personas';
import type { ScenarioName } from '..';

/** Makes a call and returns its data; rejects if the call is refused. */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Data<E>>;

/** A request outside the typed calls of the exchange. */
interface RawCall {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Send = (call: RawCall) => Promise<Response>;

/** How to make the exchange return a code: the scenario, the persona, and the calls, of which the last returns it. */
export interface CodeTrigger {
  readonly code: CodeName;
  /** The id of the last call; null for a raw request. */
  readonly call: string | null;
  readonly as: PersonaId;
  readonly scenario: ScenarioName;
  /** The steps in one sentence. */
  readonly how: string;
  readonly run: (ask: Ask, send: Send) => Promise<unknown>;
}

interface Start {
  readonly as?: PersonaId;
  readonly scenario?: ScenarioName;
}

/** A trigger whose last call is `endpoint`; its input may need calls before it. The default scenario is an ordinary day. */
export const trigger = <E extends Endpoint>(
  code: CodeName,
  how: string,
  endpoint: E,
  input: CallInput<E> | ((ask: Ask, send: Send) => Promise<CallInput<E>>),
  { as = 'trader', scenario = 'calm' }: Start = {},
): CodeTrigger => ({
  code,
  call: endpoint.id,
  as,
  scenario,
  how,
  run: async (ask, send) => ask(endpoint, typeof input === 'function' ? await input(ask, send) : input),
});

/** A trigger whose last call is a raw request. */
export const rawTrigger = (
  code: CodeName,
  how: string,
  request: RawCall,
  { as = 'trader', scenario = 'calm' }: Start = {},
): CodeTrigger => ({
  code,
  call: null,
  as,
  scenario,
  how,
  run: (_, send) => send(request),
});

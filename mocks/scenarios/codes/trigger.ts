import type { CodeName } from '@/contract/codes';
import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import type { PersonaId } from '@fixtures/personas';
import type { ScenarioName } from '..';

/** Makes a call and gives its data; rejects where it is refused. */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Data<E>>;

/** A request that no typed call of the exchange makes. */
interface RawCall {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Send = (call: RawCall) => Promise<Response>;

/** How an exchange is brought to answer a code: in a scenario (an ordinary day where none is named), as a persona, by these calls, of which the last is answered with it. */
export interface CodeTrigger {
  readonly code: CodeName;
  /** The id of the last call; null for a request that finds no call. */
  readonly call: string | null;
  readonly as: PersonaId;
  readonly scenario: ScenarioName;
  /** What one does, in a sentence. */
  readonly how: string;
  readonly reach: (ask: Ask, send: Send) => Promise<unknown>;
}

interface Start {
  readonly as?: PersonaId;
  readonly scenario?: ScenarioName;
}

/** A row of the table whose last call is `endpoint`; its input may need calls before it. */
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
  reach: async (ask, send) => ask(endpoint, typeof input === 'function' ? await input(ask, send) : input),
});

/** A row whose last call is a request that no typed call makes. */
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
  reach: (_, send) => send(request),
});

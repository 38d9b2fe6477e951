import { expect } from 'vitest';
import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import { call, type ApiError } from '@/shared/api';
import type { PersonaId } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openInPage } from '@mocks/http/inPage';
import type { ScenarioName } from '@mocks/scenarios';

/** The instant at which flows start. */
export const flowStart = Date.UTC(2026, 2, 2, 9, 30);

const origin = 'http://127.0.0.1';

/** A nullable value of a response; the simulated exchange always provides it. */
export const expectPresent = <T>(value: T | null): T => value ?? expect.fail('a value is missing');

export interface FlowOptions {
  readonly persona?: PersonaId;
  readonly scenario?: ScenarioName;
  readonly language?: string;
  readonly seed?: string;
}

/** Opens an exchange that a flow drives through its calls alone. */
export function openFlow({ persona = 'trader', scenario = 'calm', language = 'en_US', seed = 'story' }: FlowOptions = {}) {
  let now = flowStart;
  const own = openInPage({ source: () => now, startedAt: flowStart, persona, scenario, seed });
  const context = { origin, language, transport: own.transport };
  const runControl = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => void (await call(endpoint, input, context));
  return {
    /** Makes a call and returns its data; rejects with an `ApiError` if it is refused. */
    ask: <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Data<E>> => call(endpoint, input, context),
    /** Makes a call that must be refused, and returns the reason. */
    refused: <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ApiError['failure']> =>
      call(endpoint, input, context).then(
        () => Promise.reject(new Error(`${endpoint.id} was not refused`)),
        ({ failure }: ApiError) => failure,
      ),
    /** Switches the persona on the same connection. */
    become: (next: PersonaId) => runControl(control.persona, { body: { persona: next } }),
    /** Advances the clock. */
    later: (ms: number) => {
      now += ms;
    },
    now: own.now,
  };
}

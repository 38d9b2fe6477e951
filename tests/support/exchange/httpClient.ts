import type { Endpoint } from '@/contract/endpoint';
import { call } from '@/shared/api';
import type { PersonaId } from '@fixtures/personas';
import { actionFor } from './calls';
import { requestOf } from './actions';
import { examples } from './examples';
import type { Ask } from './examples/example';
import { browser } from './serve';

/** The raw response to one call over HTTP. */
export interface HttpAnswer {
  readonly status: number;
  readonly type: string | null;
  readonly body: unknown;
}

/** Creates a client that runs the examples against a server with the control interface; each persona has its own cookies. */
export function httpClient(origin: string) {
  const browsers = new Map<PersonaId, ReturnType<typeof browser>>();
  const browserOf = async (persona: PersonaId) => {
    const existing = browsers.get(persona);
    if (existing) return existing;
    const own = browser();
    await own.send(requestOf({ method: 'POST', path: '/__exchange/persona', body: { persona } }, origin));
    browsers.set(persona, own);
    return own;
  };
  return async (endpoint: Endpoint): Promise<HttpAnswer> => {
    const { as: persona = 'trader', input = {} } = examples.get(endpoint.id) ?? {};
    const { send } = await browserOf(persona);
    const ask: Ask = (other, otherInput) => call(other, otherInput, { origin, language: 'en_US', transport: send });
    const response = await send(requestOf(actionFor(endpoint, typeof input === 'function' ? await input(ask) : input), origin));
    return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
  };
}

import type { Endpoint } from '@/contract/endpoint';
import { call } from '@/shared/api';
import type { PersonaId } from '@fixtures/personas';
import { actionFor } from './calls';
import { requestOf } from './actions';
import { examples } from './examples';
import type { Ask } from './examples/example';
import { browser } from './serve';

/** What one call brought over HTTP, unread. */
export interface Heard {
  readonly status: number;
  readonly type: string | null;
  readonly body: unknown;
}

/** Makes the examples of calls against a server that is controlledExchange as the simulated exchange is; everybody has a browser of their own. */
export function walkOver(origin: string) {
  const browsers = new Map<PersonaId, ReturnType<typeof browser>>();
  const as = async (persona: PersonaId) => {
    const known = browsers.get(persona);
    if (known) return known;
    const own = browser();
    await own.send(requestOf({ method: 'POST', path: '/__exchange/persona', body: { persona } }, origin));
    browsers.set(persona, own);
    return own;
  };
  return async (endpoint: Endpoint): Promise<Heard> => {
    const { as: persona = 'trader', input = {} } = examples.get(endpoint.id) ?? {};
    const { send } = await as(persona);
    const ask: Ask = (other, handed) => call(other, handed, { origin, language: 'en_US', transport: send });
    const response = await send(requestOf(actionFor(endpoint, typeof input === 'function' ? await input(ask) : input), origin));
    return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
  };
}

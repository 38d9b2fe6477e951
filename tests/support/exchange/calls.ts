import { domains } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import type { PersonaId } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openInPage } from '@mocks/http/inPage';
import type { SimulationSnapshot } from '@mocks/snapshotSchema';
import { createSimulation } from '@mocks/simulation';
import { call } from '@/shared/api/call';
import { historyStart, requestOf, type Action } from './actions';
import { examples } from './examples';
import type { Ask } from './examples/example';

/** Every endpoint of the contract. */
export const allCalls: readonly Endpoint[] = Object.values(domains).flatMap((table): Endpoint[] => Object.values(table));

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A recorded example of one call: its persona, the calls before it, the call and its response. */
export interface RecordedExample {
  readonly endpoint: Endpoint;
  readonly as: PersonaId;
  readonly before: readonly Action[];
  readonly action: Action;
  /** The input the client passes to the call. */
  readonly input: object;
  /** The complete response envelope. */
  readonly answer: Json;
}

const origin = 'http://127.0.0.1';

/** Runs the example of every call, each in its own exchange with the same seed, and records it. */
export const recordExamples = (calls: readonly Endpoint[] = allCalls): Promise<RecordedExample[]> => Promise.all(calls.map(record));

/** The actions that replay the recorded examples one after another in a single exchange, each as its persona. */
export const replayActions = (recorded: readonly RecordedExample[]): Action[] =>
  recorded.flatMap(({ as, before, action }) => [
    { method: control.persona.method, path: control.persona.path, body: { persona: as } },
    ...before,
    action,
  ]);

/** The snapshot of a simulation in which the example of every call has run and a fault is set. */
export async function simulationAfterEverything(): Promise<SimulationSnapshot> {
  const own = openInPage({ source: () => historyStart, startedAt: historyStart, seed: 'examples' });
  const { method, path } = control.setFault;
  const fault: Action = { method, path, body: { at: 'capital', when: { every: 2 }, fault: { kind: 'latency', ms: 100 } } };
  for (const action of [...replayActions(await recordExamples()), fault]) await own.transport(requestOf(action, origin));
  return own.simulation.state();
}

async function record(endpoint: Endpoint): Promise<RecordedExample> {
  const { as = 'trader', input = {} } = examples.get(endpoint.id) ?? {};
  const before: Action[] = [];
  const own = openInPage({ source: () => historyStart, saved: seededFor(as) });
  const ask: Ask = (other, otherInput) =>
    call(other, otherInput, {
      origin,
      language: 'en_US',
      transport: async (request) => {
        before.push(await actionOf(request.clone()));
        return own.transport(request);
      },
    });
  const callInput = typeof input === 'function' ? await input(ask) : input;
  const action = actionFor(endpoint, callInput);
  const answer: Json = await (await own.transport(requestOf(action, origin))).json();
  return { endpoint, as, before, action, input: callInput, answer };
}

/** The seeded exchange of a persona, restored for each example, which is faster than seeding again. */
export function seededFor(persona: PersonaId): SimulationSnapshot {
  const cached = seeded.get(persona);
  if (cached) return cached;
  const snapshot = createSimulation({ source: () => historyStart, startedAt: historyStart, persona, seed: 'examples' }).state();
  seeded.set(persona, snapshot);
  return snapshot;
}

const seeded = new Map<PersonaId, SimulationSnapshot>();

/** The action of a request. */
export async function actionOf(request: Request): Promise<Action> {
  const { pathname, search } = new URL(request.url);
  const method = methods.find((each) => each === request.method) ?? 'GET';
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const fields = [...(await request.formData())].map(([name, value]) => [name, String(value)] as const);
    return { method, path: pathname + search, form: Object.fromEntries(fields) };
  }
  const text = await request.text();
  return { method, path: pathname + search, ...(text === '' ? {} : { body: JSON.parse(text) }) };
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** The request of a call with the given input. */
export function actionFor({ method, path, encoding }: Endpoint, input: object): Action {
  const [params, query, body] = ['params', 'query', 'body'].map((part) => fieldsOf(input, part));
  const pathname = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params ?? {}, name))));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])).toString();
  const url = search === '' ? pathname : `${pathname}?${search}`;
  if (body === undefined) return { method, path: url };
  if (encoding !== 'multipart') return { method, path: url, body };
  return { method, path: url, form: Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])) };
}

const fieldsOf = (input: object, part: string): object | undefined => Reflect.get(input, part) ?? undefined;

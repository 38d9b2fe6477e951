import { call, type Transport } from '@/shared/api';
import { control, controlPrefix, createMatcher, type ApiEndpoint } from '@mocks/control';
import { callBackend, type Backend, type Transports } from './liveCall';
import { recordDrift } from './driftRecord';
import { readSetting, type Routing } from './backendSetting';

/** Routes a call according to the tab's setting for its group; `simulated` is the transport into the simulation, `send` the one to the network. */
export async function route(request: Request, simulated: Transport, send: Transport = fetch): Promise<Response> {
  const setting = readSetting();
  const { pathname, origin: site } = new URL(request.url);
  // Control calls are always answered by the simulation.
  if (setting === null || pathname.startsWith(controlPrefix)) return simulated(request);
  const found = (await matcherOf(simulated, site))(request.method, pathname);
  // Calls outside the contract are never sent to the backend.
  if (found.kind !== 'found') return simulated(request);
  const { endpoint } = found.handler;
  const { origin } = setting;
  switch (destinationOf(setting.groups[endpoint.domain] ?? 'simulated', endpoint)) {
    case 'simulated':
      return simulated(request);
    case 'live':
      return callLive(request, endpoint, { origin, isShadow: false }, { send, simulated });
    case 'both':
      // A shadow call must neither delay the response nor fail it.
      void callLive(request.clone(), endpoint, { origin, isShadow: true }, { send, simulated }).catch(() => {});
      return simulated(request);
  }
}

/** Where a call goes: a change is never sent in shadow, and only reaches the backend if its whole group is live. */
export function destinationOf(routing: Routing, { isChange }: Pick<ApiEndpoint, 'isChange'>): 'simulated' | 'live' | 'both' {
  switch (routing) {
    case 'simulated':
      return 'simulated';
    case 'live':
      return 'live';
    case 'liveReads':
      return isChange ? 'simulated' : 'live';
    case 'shadow':
      return isChange ? 'simulated' : 'both';
  }
}

/** Calls the backend and records how its response conforms to the contract. Rejects like `fetch` if it cannot be reached. */
async function callLive(request: Request, endpoint: ApiEndpoint, backend: Backend, transports: Transports): Promise<Response> {
  const { response, conformance } = await callBackend(request, endpoint, backend, transports);
  // The response does not wait for its comparison.
  void conformance.then((result) => recordDrift(endpoint.id, result)).catch(() => {});
  if (response === null) throw new TypeError('Failed to fetch');
  return response;
}

type Matcher = ReturnType<typeof createMatcher<{ readonly endpoint: ApiEndpoint }>>;

/** The matcher of each simulation's contract. */
const matchers = new WeakMap<Transport, Promise<Matcher>>();

function matcherOf(simulated: Transport, origin: string): Promise<Matcher> {
  const cached = matchers.get(simulated);
  if (cached) return cached;
  const matcher = call(control.contract, {}, { origin, language: 'en_US', transport: simulated }).then((calls) =>
    createMatcher(calls.map((endpoint) => ({ endpoint }))),
  );
  matchers.set(simulated, matcher);
  matcher.catch(() => matchers.delete(simulated));
  return matcher;
}

import { call, type Transport } from '@/shared/api';
import { control, controlPrefix, createMatcher, type ContractCall } from '@mocks/control';
import { askBackend, type Backend, type Ways } from './liveCall';
import { noteDrift } from './record';
import { readSetting, type Routing } from './setting';

/** Routes a call according to the tab's setting for its group; `simulated` is the transport into the simulation, `send` the one to the network. */
export async function route(request: Request, simulated: Transport, send: Transport = fetch): Promise<Response> {
  const setting = readSetting();
  const { pathname, origin: site } = new URL(request.url);
  // Control calls are always answered by the simulation.
  if (setting === null || pathname.startsWith(controlPrefix)) return simulated(request);
  const found = (await matcherOf(simulated, site))(request.method, pathname);
  // Calls outside the contract are never sent to the backend.
  if (found.kind !== 'found') return simulated(request);
  const { endpoint } = found.served;
  const { origin } = setting;
  switch (wayOf(setting.groups[endpoint.domain] ?? 'simulated', endpoint)) {
    case 'simulated':
      return simulated(request);
    case 'live':
      return live(request, endpoint, { origin, isShadow: false }, { send, simulated });
    case 'both':
      // A shadow call must neither delay the response nor fail it.
      void live(request.clone(), endpoint, { origin, isShadow: true }, { send, simulated }).catch(() => {});
      return simulated(request);
  }
}

/** Where a call goes: a change is never sent in shadow, and only reaches the backend if its whole group is live. */
export function wayOf(routing: Routing, { isChange }: Pick<ContractCall, 'isChange'>): 'simulated' | 'live' | 'both' {
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
async function live(request: Request, asked: ContractCall, backend: Backend, ways: Ways): Promise<Response> {
  const { response, judged } = await askBackend(request, asked, backend, ways);
  // The response is not delayed by its judgement.
  void judged.then((judgement) => noteDrift(asked.id, judgement)).catch(() => {});
  if (response === null) throw new TypeError('Failed to fetch');
  return response;
}

type Matcher = ReturnType<typeof createMatcher<{ readonly endpoint: ContractCall }>>;

/** The matcher of each simulation's contract. */
const matchers = new WeakMap<Transport, Promise<Matcher>>();

function matcherOf(simulated: Transport, origin: string): Promise<Matcher> {
  const known = matchers.get(simulated);
  if (known) return known;
  const asked = call(control.contract, {}, { origin, language: 'en_US', transport: simulated }).then((calls) =>
    createMatcher(calls.map((endpoint) => ({ endpoint }))),
  );
  matchers.set(simulated, asked);
  asked.catch(() => matchers.delete(simulated));
  return asked;
}

import { call, type Transport } from '@/shared/api';
import { control, controlPrefix, createMatcher, type ContractCall } from '@mocks/control';
import { askBackend, type Backend, type Ways } from './liveCall';
import { noteDrift } from './record';
import { readSetting, type Routing } from './setting';

/** Answers a call by whom the tab's setting names for its group; `simulated` is the way into the simulation, `send` the one to the network. */
export async function route(request: Request, simulated: Transport, send: Transport = fetch): Promise<Response> {
  const setting = readSetting();
  const { pathname, origin: site } = new URL(request.url);
  // The simulation answers for itself.
  if (setting === null || pathname.startsWith(controlPrefix)) return simulated(request);
  const found = (await matcherOf(simulated, site))(request.method, pathname);
  // What the contract does not know goes nowhere else.
  if (found.kind !== 'found') return simulated(request);
  const { endpoint } = found.served;
  const { origin } = setting;
  switch (wayOf(setting.groups[endpoint.domain] ?? 'simulated', endpoint)) {
    case 'simulated':
      return simulated(request);
    case 'live':
      return live(request, endpoint, { origin, isShadow: false }, { send, simulated });
    case 'both':
      // The shadow must neither delay the answer nor fail it.
      void live(request.clone(), endpoint, { origin, isShadow: true }, { send, simulated }).catch(() => {});
      return simulated(request);
  }
}

/** Where a call goes: a change never in shadow, and to the backend only where the whole group is live. */
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

/** Asks the backend, and notes how its answer keeps to the contract. Rejects as `fetch` does where it cannot be reached. */
async function live(request: Request, asked: ContractCall, backend: Backend, ways: Ways): Promise<Response> {
  const { response, judged } = await askBackend(request, asked, backend, ways);
  // Whoever waits for the answer does not wait for what is thought of it.
  void judged.then((judgement) => noteDrift(asked.id, judgement)).catch(() => {});
  if (response === null) throw new TypeError('Failed to fetch');
  return response;
}

type Matcher = ReturnType<typeof createMatcher<{ readonly endpoint: ContractCall }>>;

/** By the simulation that knows the contract. */
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

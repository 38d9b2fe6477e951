import * as z from 'zod/mini';
import { personaIds, type PersonaId } from '@fixtures/personas';
import { controlPrefix, type Standing } from './control/endpoints';
import { serveControl } from './control/serve';
import { createClock, type SimulatedClock } from './exchange/clock';
import { createHandle } from './http/handle';
import type { WireRequest, WireResponse } from './http/wire';
import { served } from './resolvers';
import type { Connection } from './resolvers/implement';
import { scenarioNames, scenarios, type ScenarioName } from './scenarios';
import { createWorld, WorldState, type World } from './world';

/** How a simulated exchange begins. The same beginning and the same actions at the same instants give the same exchange, byte for byte. */
export interface Beginning {
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly persona: PersonaId;
  readonly scenario: ScenarioName;
}

/** Who sends a request: the key its session is kept under. `renew`: a login gives a new key, so that one from before is worth nothing. */
export interface Caller {
  readonly key: string;
  readonly renew: boolean;
}

/** The caller of everybody who brings no key of their own: a browser's tabs, a tree in a page, a client without cookies. Who the beginning's persona is. */
export const defaultCaller: Caller = { key: 'default', renew: false };

export interface Answer {
  readonly response: WireResponse;
  /** Whether the call was one that changes the exchange. */
  readonly isChange: boolean;
  /** Whether it steered the simulation itself: clock, beginning, persona. */
  readonly isControl: boolean;
  /** The key the caller goes by from now on, where login or logout gave a new one. */
  readonly key: string | null;
}

/** A saved simulation: JSON, the same text for the same history. */
export const SavedSimulation = z.object({
  format: z.literal('simulated-exchange'),
  version: z.literal(1),
  seed: z.string(),
  startedAt: z.int(),
  persona: z.enum(personaIds),
  scenario: z.enum(scenarioNames),
  clock: z.object({ at: z.int(), frozen: z.boolean(), speed: z.number() }),
  world: WorldState,
});
export type SavedSimulation = z.output<typeof SavedSimulation>;

export interface Simulation {
  /** Answers one request at the clock's present, or at `at` when a journal is lived through again. */
  answer(request: WireRequest, caller: Caller, at?: number): Answer;
  standing(): Standing;
  /** Begins anew; what is not given stays as it was, but the start instant, which is the present minute. A frozen clock stands at the start. Who asked for it over `by` is the new persona too. */
  restart(next: Partial<Beginning> & { readonly frozen?: boolean | undefined }, by?: Connection): void;
  clock(): SimulatedClock;
  world(): World;
  state(): SavedSimulation;
}

export interface SimulationOptions extends Partial<Beginning> {
  /** Real milliseconds; the only thing that comes from outside. */
  readonly source: () => number;
  readonly saved?: SavedSimulation;
  /** Hears of faults of the simulation itself. */
  readonly onFault?: (error: unknown) => void;
}

export const defaultSeed = 'exchange';

/** Builds a simulated exchange and the one way into it. */
export function createSimulation({ source, saved, onFault, ...given }: SimulationOptions): Simulation {
  let beginning = saved ? inOrder(saved) : complete(given, { seed: defaultSeed, persona: undefined, scenario: 'calm' }, source);
  let clock = createClock(source, saved?.clock ?? { at: beginning.startedAt });
  let world = createWorld({ ...beginning, ...(saved ? { saved: saved.world } : {}), ...(onFault ? { onFault } : {}) });
  let revision = 0;
  if (!saved) arrange();

  function arrange(): void {
    world.become(connectionOf(defaultCaller).connection, beginning.persona);
    scenarios[beginning.scenario].arrange(world);
  }

  function connectionOf({ key, renew }: Caller): { connection: Connection; given: () => string | null } {
    let current = key;
    const fresh = () => (renew ? world.sessions.newKey() : key);
    const connection: Connection = {
      get key() {
        return current;
      },
      login: (fid) => {
        const wallet = world.sessions.walletAccount(current);
        world.sessions.close(current);
        current = fresh();
        world.sessions.login(current, fid, world.now);
        if (wallet !== null) world.sessions.connectWallet(current, wallet, world.now);
      },
      logout: () => {
        world.sessions.close(current);
        current = fresh();
      },
    };
    return { connection, given: () => (current === key ? null : current) };
  }

  const simulation: Simulation = {
    answer: (request, caller, at) => {
      if (at !== undefined && at > clock.now()) clock.set(at);
      world.advanceTo(at ?? clock.now());
      const { connection, given: newKey } = connectionOf(caller);
      const { response, isChange } = handle(request, world, connection);
      if (isChange) revision += 1;
      return {
        response,
        isChange,
        isControl: new URL(request.url, 'http://exchange.invalid').pathname.startsWith(controlPrefix),
        key: newKey(),
      };
    },
    standing: () => ({ ...beginning, clock: clock.state(), latencyMs: world.latencyMs, revision }),
    restart: ({ frozen = false, ...next }, by) => {
      beginning = complete(next, { ...beginning, persona: next.scenario ? undefined : beginning.persona }, source);
      clock = createClock(source, { at: beginning.startedAt, frozen });
      world = createWorld({ ...beginning, ...(onFault ? { onFault } : {}) });
      arrange();
      if (by && by.key !== defaultCaller.key) world.become(by, beginning.persona);
    },
    clock: () => clock,
    world: () => world,
    state: () => ({
      format: 'simulated-exchange',
      version: 1,
      ...inOrder(beginning),
      clock: clock.state(),
      world: world.state(),
    }),
  };
  const handle = createHandle([...served, ...serveControl(simulation)]);
  return simulation;
}

/** Reads a saved simulation. Throws an Error that says in one sentence what is wrong with it and where. */
export function readSaved(text: string): SavedSimulation {
  const read = z.safeParse(SavedSimulation, parsed(text));
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new Error(`this is no saved simulation: ${[...(issue?.path ?? [])].join('.') || 'the file'}: ${issue?.message ?? 'unreadable'}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The beginning alone, its fields always in one order, so that equal states are equal texts. */
const inOrder = ({ seed, startedAt, persona, scenario }: Beginning): Beginning => ({ seed, startedAt, persona, scenario });

const minuteMs = 60_000;

function complete(
  given: Partial<Beginning>,
  before: { seed: string; scenario: ScenarioName; persona: PersonaId | undefined },
  source: () => number,
): Beginning {
  const scenario = given.scenario ?? before.scenario;
  const present = source();
  return {
    seed: given.seed ?? before.seed,
    startedAt: given.startedAt ?? present - (present % minuteMs),
    scenario,
    persona: given.persona ?? before.persona ?? scenarios[scenario].persona,
  };
}

import { signingHeaders } from '@/contract/apiKeys';
import { defaultRegion } from '@fixtures/site';
import { defaultCaller, openConnection, type Caller } from './caller';
import { controlsOf } from './control/changes';
import type { ControlledSimulation } from './control/controlledSimulation';
import type { Controls } from './control/linkedChanges';
import { createRequestLog, personaOf } from './control/requestLog';
import { memorySavePoints } from './control/savePoints';
import { serveControl } from './control/serve';
import { noChanges, trackChanges } from './control/changeTracker';
import { auditLedger } from './exchange/audit';
import { createClock, minSpeed } from './exchange/clock';
import { restorePart } from './exchange/engineSnapshot';
import { EventFailed } from './exchange/scheduler';
import { endpointHandlers } from './resolvers';
import { scenarios } from './scenarios';
import { currentVersion } from './migrations';
import { completeConfig, orderedConfig, type SimulationOptions } from './simulationConfig';
import { createSeededWorld } from './createSeededWorld';
import { defaultScenario, defaultSeed } from './start';
import { stuckOutcome } from './stuck';
import { toResponse } from './wire/answer';
import { controlDomain, controlPrefix } from './wire/controlPaths';
import { createHandle } from './wire/handle';
import type { WireRequest, WireResponse } from './wire/wire';
import { createWorld, type World } from './world';

export interface Answer {
  readonly response: WireResponse;
  /** Whether the call is a change, or has changed the saved state of the exchange. */
  readonly isChange: boolean;
  /** The caller's new key, if login, logout or a change of the wallet issued one; null otherwise. */
  readonly key: string | null;
}

export interface Simulation extends ControlledSimulation {
  /** Answers one request at the current instant, or at `at`, an instant returned by `catchUp` or recorded in a journal. */
  answer(request: WireRequest, caller: Caller, at?: number): Answer;
}

/** How long a request waits at most for the exchange to catch up, in real milliseconds. */
const maxCatchUpMs = 50;

/** Builds a simulated exchange with its single entry point. */
export function createSimulation({
  source,
  stopwatch = source,
  defer = () => {},
  saved,
  savePoints = memorySavePoints(),
  log = createRequestLog(),
  onFault = () => {},
  ...given
}: SimulationOptions): Simulation {
  let config = saved
    ? orderedConfig(saved)
    : completeConfig(given, { seed: defaultSeed, persona: undefined, scenario: defaultScenario, requestedStart: null }, source);
  let clock = createClock(source, saved?.clock ?? { at: config.startedAt });
  let world = saved ? createWorld({ ...config, saved: saved.world, onFault }) : createSeededWorld({ ...config, onFault });
  let tracker = trackChanges(world);
  let revision = 0;
  /** Counts the worlds: session keys of replaced worlds are never issued again. */
  let generation = 0;
  /** Whether the exchange has caught up with its clock, is still behind, or is stuck on a failed event. */
  let progress: 'arrived' | 'behind' | 'stuck' = 'arrived';
  /** The instant of the clock to catch up with. */
  let target = 0;
  let isDeferred = false;
  /** The failed event and its error while the exchange is stuck. */
  let failedEvent = '';
  /** Keys of the sessions opened by the scenario, such as those on other devices; each restart has its own. */
  let scenarioKeys: readonly string[] = [];
  let initialControls = saved?.initialControls ?? defaultControls;
  if (!saved) arrange();
  tracker.take();

  function arrange(): void {
    world.sessions.switchToPersona(connect(defaultCaller).connection, config.persona);
    scenarios[config.scenario].arrange(world);
    scenarioKeys = world.sessions.all().map(({ key }) => key);
    initialControls = controlsOf(world, minSpeed);
    // A scenario that needed time to arrange starts at the instant it reached.
    if (world.now > clock.now()) clock.set(world.now);
  }

  function connect(caller: Caller) {
    return openConnection(caller, () => world, generation);
  }

  /** Personas logged in under other keys. */
  function otherPersonas(keys: readonly string[]) {
    return world.sessions.all().flatMap(({ key, fid, walletAccountId }) => {
      const persona = personaOf(fid, walletAccountId);
      return persona === null || keys.includes(key) ? [] : [{ key, persona }];
    });
  }

  /** Replaces the world. */
  function replace(next: World): void {
    tracker.end();
    world = next;
    target = 0;
    progress = 'behind';
    generation += 1;
    tracker = trackChanges(world);
  }

  /** Runs a task that replaces the world; if it throws, the old world is restored. */
  function transactionally(task: () => void): void {
    const before = { config, clock, world, target, progress, generation, arranged: scenarioKeys, initialControls };
    try {
      task();
    } catch (error) {
      tracker.end();
      ({ config, clock, world, target, progress, generation, arranged: scenarioKeys, initialControls } = before);
      tracker = trackChanges(world);
      throw error;
    }
  }

  /** Advances the exchange. If an event fails, the clock is frozen at the event before; the event is retried only when the clock is moved on, not by every call. */
  function advanceTime(instant: number, budgetMs: number): void {
    if (progress === 'stuck' && instant <= world.now) return;
    const end = stopwatch() + budgetMs;
    try {
      const isThere = world.advanceTo(instant, () => stopwatch() >= end);
      progress = isThere && instant >= target ? 'arrived' : 'behind';
    } catch (error) {
      onFault(error);
      progress = 'stuck';
      failedEvent = error instanceof EventFailed ? error.message : String(error);
      target = world.now;
      clock = createClock(source, { at: world.now, frozen: true, speed: clock.state().speed });
    }
    if (progress !== 'behind' || isDeferred) return;
    isDeferred = true;
    defer(() => {
      isDeferred = false;
      simulation.catchUp();
    });
  }

  const simulation: Simulation = {
    answer: (request, caller, at) => {
      if (at !== undefined && at > clock.now()) clock.set(at);
      // Skips parsing the URL of most calls.
      const isControl =
        request.url.includes(controlPrefix) && new URL(request.url, 'http://exchange.invalid').pathname.startsWith(controlPrefix);
      if (at === undefined) simulation.catchUp();
      else advanceTime(at, Infinity);
      if (progress === 'stuck' && !isControl) return { response: toResponse(stuckOutcome(failedEvent)), isChange: false, key: null };
      const backgroundChanges = tracker.take();
      const { connection, issuedKey: newKey } = connect(caller);
      const keyName = request.headers[signingHeaders.key];
      const apiKey = keyName === undefined ? undefined : world.apiKeys.find(keyName);
      const fid = (keyName === undefined ? world.sessions.user(caller.key)?.fid : apiKey?.owner) ?? null;
      const walletAccountId = world.sessions.walletAccount(caller.key);
      const handled = handle(request, world, connection);
      const callChanges = tracker.take();
      const isChange = handled.isChange || callChanges !== noChanges;
      if (isChange) revision += 1;
      // Reads of the control API are not logged.
      if (isChange || handled.endpoint?.domain !== controlDomain)
        log.record({
          at: world.now,
          request,
          fid,
          apiKey: apiKey?.label ?? null,
          walletAccountId,
          backend: null,
          handled,
          backgroundChanges,
          callChanges,
        });
      return { response: handled.response, isChange: isChange || handled.isCounted, key: newKey() };
    },
    catchUp: (budgetMs = maxCatchUpMs) => {
      target = clock.now();
      advanceTime(target, budgetMs);
      return progress === 'behind' ? world.now : target;
    },
    status: () => {
      const behindMs = progress === 'arrived' ? 0 : clock.now() - world.now;
      return { ...config, clock: clock.state(), behindMs, latencyMs: world.latencyMs, revision, isLogComplete: !saved && log.isComplete() };
    },
    restart: ({ frozen = false, ...next }, by) => {
      const nextConfig = completeConfig(next, { ...config, persona: next.scenario ? undefined : config.persona }, source);
      // If the world cannot be seeded, everything stays unchanged.
      const freshWorld = createSeededWorld({ ...nextConfig, onFault });
      const isPersonaRequested = next.persona !== undefined || next.scenario !== undefined;
      const requesterKey = isPersonaRequested && by ? by.key : defaultCaller.key;
      const loggedInPersonas = otherPersonas([defaultCaller.key, requesterKey, ...scenarioKeys]);
      transactionally(() => {
        config = nextConfig;
        clock = createClock(source, { at: config.startedAt, frozen });
        replace(freshWorld);
        arrange();
        for (const { key, persona } of loggedInPersonas)
          if (!scenarioKeys.includes(key)) world.sessions.switchToPersona(connect({ key, rotatesKey: false }).connection, persona);
        tracker.take();
        if (by && requesterKey !== defaultCaller.key) world.sessions.switchToPersona(by, config.persona);
      });
    },
    restore: (from) => {
      const next = createWorld({ ...from, saved: from.world, onFault });
      const users = next.db.users.all().map(({ fid }) => fid);
      for (const [name, ledger] of Object.entries({ ledger: next.ledger, mockLedger: next.mockLedger }))
        restorePart(name, () => auditLedger(ledger, users));
      config = orderedConfig(from);
      initialControls = from.initialControls ?? defaultControls;
      clock = createClock(source, from.clock);
      replace(next);
    },
    log,
    clock: () => clock,
    world: () => world,
    initialControls: () => initialControls,
    state: () => ({
      format: 'simulated-exchange',
      version: currentVersion,
      ...orderedConfig(config),
      clock: clock.state(),
      ...(JSON.stringify(initialControls) !== JSON.stringify(defaultControls) && { initialControls }),
      world: world.state(),
    }),
  };
  const handle = createHandle([...endpointHandlers, ...serveControl(simulation, savePoints)]);
  return simulation;
}

/** The controls of a scenario that does not change them. */
const defaultControls: Controls = { latencyMs: 0, speed: minSpeed, region: defaultRegion, underMaintenance: [], faults: [], market: [] };

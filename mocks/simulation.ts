import { signingHeaders } from '@/contract/apiKeys';
import { defaultRegion } from '@fixtures/site';
import { defaultCaller, openConnection, type Caller } from './caller';
import { controlsOf } from './control/changes';
import type { ControlledSimulation } from './control/controlled';
import type { Controls } from './control/linkedChanges';
import { createRequestLog, personaOf } from './control/requestLog';
import { memorySavePoints } from './control/savePoints';
import { serveControl } from './control/serve';
import { noChanges, trackChanges } from './control/changeTracker';
import { auditLedger } from './exchange/audit';
import { createClock, slowest } from './exchange/clock';
import { restorePart } from './exchange/engineSnapshot';
import { EventFailed } from './exchange/scheduler';
import { served } from './resolvers';
import { scenarios } from './scenarios';
import { presentVersion } from './migrations';
import { complete, inOrder, type SimulationOptions } from './simulationConfig';
import { createSeededWorld } from './createSeededWorld';
import { defaultScenario, defaultSeed } from './start';
import { stuck } from './stuck';
import { written } from './wire/answer';
import { controlDomain, controlPrefix } from './wire/controlPaths';
import { createHandle } from './wire/handle';
import type { WireRequest, WireResponse } from './wire/wire';
import { createWorld, type World } from './world';

export interface Answer {
  readonly response: WireResponse;
  /** Whether the call was one that changes the exchange, or has changed what is saved of it. */
  readonly isChange: boolean;
  /** The key the caller goes by from now on, where login or logout gave a new one. */
  readonly key: string | null;
}

export interface Simulation extends ControlledSimulation {
  /** Answers one request at the present instant, or at `at`, which `present` has returned or a journal names. */
  answer(request: WireRequest, caller: Caller, at?: number): Answer;
}

/** So long a request waits at most for time that has to pass first, in real milliseconds. */
const sliceMs = 50;

/** Builds a simulated exchange and the one way into it. */
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
    ? inOrder(saved)
    : complete(given, { seed: defaultSeed, persona: undefined, scenario: defaultScenario, givenStart: null }, source);
  let clock = createClock(source, saved?.clock ?? { at: config.startedAt });
  let world = saved ? createWorld({ ...config, saved: saved.world, onFault }) : createSeededWorld({ ...config, onFault });
  let tracker = trackChanges(world);
  let revision = 0;
  /** How many worlds there have been: keys of sessions from before another one took its place are never given again. */
  let generation = 0;
  /** Whether the exchange has come to where its clock stands, is on its way, or cannot go on. */
  let progress: 'arrived' | 'behind' | 'stuck' = 'arrived';
  /** The present of the clock up to which time is to pass. */
  let target = 0;
  let isDeferred = false;
  /** Which event has failed, and why; where the exchange is stuck. */
  let failed = '';
  /** Keys of the sessions that the scenario has opened, such as those on other devices: the next beginning has its own. */
  let arranged: readonly string[] = [];
  let initialControls = saved?.initialControls ?? plain;
  if (!saved) arrange();
  tracker.take();

  function arrange(): void {
    world.sessions.become(connect(defaultCaller).connection, config.persona);
    scenarios[config.scenario].arrange(world);
    arranged = world.sessions.all().map(({ key }) => key);
    initialControls = controlsOf(world, slowest);
    // A state that took time to come about is seen at the instant at which it is there.
    if (world.now > clock.now()) clock.set(world.now);
  }

  function connect(caller: Caller) {
    return openConnection(caller, () => world, generation);
  }

  /** Personas who are logged in under keys other than these. */
  function othersThan(keys: readonly string[]) {
    return world.sessions.all().flatMap(({ key, fid, walletAccountId }) => {
      const persona = personaOf(fid, walletAccountId);
      return persona === null || keys.includes(key) ? [] : [{ key, persona }];
    });
  }

  /** Puts another world in the place of this one. */
  function replace(next: World): void {
    tracker.end();
    world = next;
    target = 0;
    progress = 'behind';
    generation += 1;
    tracker = trackChanges(world);
  }

  /** Runs what puts another world in the place of this one; where it throws, this one stays. */
  function wholly(task: () => void): void {
    const before = { config, clock, world, target, progress, generation, arranged, initialControls };
    try {
      task();
    } catch (error) {
      tracker.end();
      ({ config, clock, world, target, progress, generation, arranged, initialControls } = before);
      tracker = trackChanges(world);
      throw error;
    }
  }

  /** Lets time pass. Where an event fails, the clock is frozen where the event before has left the exchange: the event is tried again once somebody moves the clock on, not by every call. */
  function passTime(instant: number, budgetMs: number): void {
    if (progress === 'stuck' && instant <= world.now) return;
    const end = stopwatch() + budgetMs;
    try {
      const isThere = world.advanceTo(instant, () => stopwatch() >= end);
      progress = isThere && instant >= target ? 'arrived' : 'behind';
    } catch (error) {
      onFault(error);
      progress = 'stuck';
      failed = error instanceof EventFailed ? error.message : String(error);
      target = world.now;
      clock = createClock(source, { at: world.now, frozen: true, speed: clock.state().speed });
    }
    if (progress !== 'behind' || isDeferred) return;
    isDeferred = true;
    defer(() => {
      isDeferred = false;
      simulation.present();
    });
  }

  const simulation: Simulation = {
    answer: (request, caller, at) => {
      if (at !== undefined && at > clock.now()) clock.set(at);
      // Most calls are told apart without being parsed.
      const isControl =
        request.url.includes(controlPrefix) && new URL(request.url, 'http://exchange.invalid').pathname.startsWith(controlPrefix);
      if (at === undefined) simulation.present();
      else passTime(at, Infinity);
      if (progress === 'stuck' && !isControl) return { response: written(stuck(failed)), isChange: false, key: null };
      const meanwhile = tracker.take();
      const { connection, given: newKey } = connect(caller);
      const keyName = request.headers[signingHeaders.key];
      const apiKey = keyName === undefined ? undefined : world.apiKeys.find(keyName);
      const fid = (keyName === undefined ? world.sessions.user(caller.key)?.fid : apiKey?.owner) ?? null;
      const walletAccountId = world.sessions.walletAccount(caller.key);
      const handled = handle(request, world, connection);
      const happened = tracker.take();
      const isChange = handled.isChange || happened !== noChanges;
      if (isChange) revision += 1;
      // Looking at the simulation is no part of what happens in it.
      if (isChange || handled.endpoint?.domain !== controlDomain)
        log.note({
          at: world.now,
          request,
          fid,
          apiKey: apiKey?.label ?? null,
          walletAccountId,
          backend: null,
          handled,
          meanwhile,
          happened,
        });
      return { response: handled.response, isChange: isChange || handled.isCounted, key: newKey() };
    },
    present: (budgetMs = sliceMs) => {
      target = clock.now();
      passTime(target, budgetMs);
      return progress === 'behind' ? world.now : target;
    },
    status: () => {
      const behindMs = progress === 'arrived' ? 0 : clock.now() - world.now;
      return { ...config, clock: clock.state(), behindMs, latencyMs: world.latencyMs, revision, isLogWhole: !saved && log.isWhole() };
    },
    restart: ({ frozen = false, ...next }, by) => {
      const nextConfig = complete(next, { ...config, persona: next.scenario ? undefined : config.persona }, source);
      // Where a world cannot be seeded, everything stays as it was.
      const freshWorld = createSeededWorld({ ...nextConfig, onFault });
      const isSomebodyAsked = next.persona !== undefined || next.scenario !== undefined;
      const asker = isSomebodyAsked && by ? by.key : defaultCaller.key;
      const seated = othersThan([defaultCaller.key, asker, ...arranged]);
      wholly(() => {
        config = nextConfig;
        clock = createClock(source, { at: config.startedAt, frozen });
        replace(freshWorld);
        arrange();
        for (const { key, persona } of seated)
          if (!arranged.includes(key)) world.sessions.become(connect({ key, renew: false }).connection, persona);
        tracker.take();
        if (by && asker !== defaultCaller.key) world.sessions.become(by, config.persona);
      });
    },
    restore: (from) => {
      const next = createWorld({ ...from, saved: from.world, onFault });
      const users = next.db.users.all().map(({ fid }) => fid);
      for (const [name, ledger] of Object.entries({ ledger: next.ledger, mockLedger: next.mockLedger }))
        restorePart(name, () => auditLedger(ledger, users));
      config = inOrder(from);
      initialControls = from.initialControls ?? plain;
      clock = createClock(source, from.clock);
      replace(next);
    },
    log,
    clock: () => clock,
    world: () => world,
    initialControls: () => initialControls,
    state: () => ({
      format: 'simulated-exchange',
      version: presentVersion,
      ...inOrder(config),
      clock: clock.state(),
      ...(JSON.stringify(initialControls) !== JSON.stringify(plain) && { initialControls }),
      world: world.state(),
    }),
  };
  const handle = createHandle([...served, ...serveControl(simulation, savePoints)]);
  return simulation;
}

/** Where the controls stand in a scenario that leaves them alone. */
const plain: Controls = { latencyMs: 0, speed: slowest, region: defaultRegion, underMaintenance: [], faults: [], market: [] };

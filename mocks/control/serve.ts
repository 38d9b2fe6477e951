import { isGreater, multiply, truncate } from '@/contract/decimal';
import { coinNetworks } from '@fixtures/coinNetworks';
import { demoCode } from '@fixtures/personas';
import { invalidField, BusinessError } from '../businessError';
import { implement, type Connection, type EndpointHandler } from '../resolvers/implement';
import { faultKinds } from '../faults/kinds';
import { isSameFault, type FaultRequest } from '../faults/rule';
import { maxLeapMs } from '../exchange/clock';
import { supportedInstants } from '../exchange/instants';
import { shownDeposit } from '../exchange/funds/lists';
import { coinByName } from '../exchange/markets';
import { visibilityWarningOf, isScenarioName, type ScenarioName } from '../scenarios';
import { applyChanges, changesSince } from './changes';
import { subjectOf } from './eventSubjects';
import type { ControlledSimulation } from './controlledSimulation';
import { demoPassword, personaChoices } from './choices';
import { compareSnapshots } from './compareSnapshots';
import { control } from './endpoints';
import { errorCatalogue } from './errorCatalogue';
import { faultTargets, checkedTarget } from './faultTargets';
import { contractCalls, logLiveResponse } from './liveResponses';
import { personaOf } from './requestLog';
import { scenarioChoices } from './scenarioChoices';
import { marketCalls } from './serveMarket';
import { siteCalls } from './serveSite';
import { checkedFile, orInvalidField, serveSavePoints } from './serveSavePoints';
import type { SavePointStore } from './savePoints';
import type { SimulationStatus } from './schema';

/** Serves the calls of the control interface for one simulation. */
export function serveControl(simulation: ControlledSimulation, store: SavePointStore): readonly EndpointHandler[] {
  const { readSavePoint, branch, undoLatest, latestCause, undoable, ...savePoints } = serveSavePoints(simulation, store);
  const statusOf = ({ connection }: { readonly connection: Connection }): SimulationStatus => {
    const { sessions } = simulation.world();
    const { fid = null, loginName = null } = sessions.user(connection.key) ?? {};
    const walletAccountId = sessions.walletAccount(connection.key);
    const persona = personaOf(fid, walletAccountId);
    const status = simulation.status();
    return {
      ...status,
      persona,
      fid,
      loginName,
      walletAccountId,
      visibilityWarning: visibilityWarningOf(status.scenario, persona),
      undoable: latestCause(),
      changes: changesSince(simulation),
    };
  };
  return implement(control, {
    ...savePoints,
    ...marketCalls,
    move: undoable('market', marketCalls.move),
    halt: undoable('market', marketCalls.halt),
    resume: undoable('market', marketCalls.resume),
    widenSpread: undoable('market', marketCalls.widenSpread),
    thinBook: undoable('market', marketCalls.thinBook),
    undo: undoable('market', marketCalls.undo),
    undoAll: undoable('market', marketCalls.undoAll),
    ...siteCalls,
    maintenance: undoable('site', siteCalls.maintenance),
    region: undoable('site', siteCalls.region),
    status: statusOf,
    changes: undoable('controls', ({ body, connection, world }) => {
      applyChanges(body, world, simulation.clock());
      return statusOf({ connection });
    }),
    compareSave: ({ params: { name }, connection, world }) =>
      compareSnapshots(readSavePoint(name, 'path.name'), simulation.state(), world.sessions.user(connection.key)?.fid ?? null),
    reset: undoable('scenario', ({ body, connection }) => {
      const { scenario, ...settings } = body;
      simulation.restart({ ...settings, ...(scenario !== undefined && { scenario: existingScenario(scenario) }) }, connection);
      return statusOf({ connection });
    }),
    persona: undoable('persona', ({ body, connection, world }) => {
      world.sessions.switchToPersona(connection, body.persona);
      return statusOf({ connection });
    }),
    scenario: undoable('scenario', ({ body, connection }) => {
      simulation.restart({ scenario: existingScenario(body.scenario) }, connection);
      return statusOf({ connection });
    }),
    clock: undoable('clock', ({ body, connection, world }) => {
      const clock = simulation.clock();
      const { frozen, set, stepMs = 0, toNext, speed } = body;
      const isMoved = set !== undefined || stepMs > 0 || toNext !== undefined;
      if (set !== undefined && set < clock.now())
        throw invalidField('body.set', 'is in the past; to go back, reset the exchange or restore a save point');
      if ((set ?? clock.now()) + stepMs > supportedInstants.last) throw invalidField('body.stepMs', 'exceeds the latest possible instant');
      if (isMoved && (set ?? clock.now()) + stepMs - world.now > maxLeapMs)
        throw invalidField(
          set === undefined ? 'body.stepMs' : 'body.set',
          `is more than 31 days ahead of ${new Date(world.now).toISOString()}, the exchange's current time; advance in several calls`,
        );
      if (toNext !== undefined && (set !== undefined || stepMs > 0))
        throw invalidField('body.toNext', 'cannot be combined with set or stepMs');
      const next = toNext === undefined ? null : world.upcoming().find(({ event }) => toNext === true || event.part === toNext);
      if (next === undefined || (next !== null && next.at > supportedInstants.last))
        throw invalidField('body.toNext', 'no such event is scheduled');
      if (speed !== undefined) clock.setSpeed(speed);
      if (set !== undefined) clock.set(set);
      if (stepMs > 0) clock.step(stepMs);
      if (next !== null && next.at > clock.now()) clock.set(next.at);
      if (frozen === true) clock.freeze();
      if (frozen === false) clock.resume();
      if (isMoved) simulation.catchUp(maxWaitMs);
      return statusOf({ connection });
    }),
    schedule: ({ query, world }) =>
      world
        .upcoming()
        .filter(({ event }) => query.part === undefined || event.part === query.part)
        .slice(0, query.limit)
        .map(({ sequence, at, event }) => ({
          sequence,
          at,
          part: event.part,
          kind: 'kind' in event ? event.kind : event.part,
          subject: subjectOf(event, world),
          event,
        })),
    latency: undoable('latency', ({ body, world, connection }) => {
      world.latencyMs = body.latencyMs;
      return statusOf({ connection });
    }),
    deposit: ({ body: { coin, network, amount: requestedAmount }, user, world }) => {
      if (user === null) throw new BusinessError('loginRequired');
      const terms = coinNetworks.find((each) => isCoin(each.coin, coin) && (network === undefined || each.network === network));
      if (!terms) throw invalidField('body.coin', `${coin} cannot be deposited${network === undefined ? '' : ` on ${network}`}`);
      const { coinId, precision } = coinByName(terms.coin);
      const amount = requestedAmount ?? multiply(terms.minWithdraw, '10');
      if (isGreater(amount, truncate(amount, precision))) throw invalidField('body.amount', `has more than ${precision} decimals`);
      const deposit = world.funds.announceDeposit({ owner: user.fid, coinId, network: terms.network, amount, at: world.now });
      return shownDeposit(deposit, 0, world.funds.targets.of(user.fid, coinId));
    },
    codes: ({ world }) => ({
      authenticator: demoCode,
      sent: world.security.challenges.validCodes(world.now).map((sent) => ({ ...sent, code: demoCode })),
    }),
    faceCheck: ({ body: { outcome }, user, world }) => {
      if (user === null) throw new BusinessError('loginRequired');
      const { drafts } = world.identity;
      if (drafts.of(user.fid).faceCheck !== 'waiting') throw invalidField('body.outcome', 'no face check is in progress');
      drafts.endFaceCheck(user.fid, outcome);
      return drafts.of(user.fid);
    },
    scenarios: () => scenarioChoices,
    errorCatalogue: ({ language }) => errorCatalogue(language),
    personas: () => personaChoices.map((choice) => ({ ...choice, password: choice.loginName && demoPassword })),
    faults: ({ world }) => world.faults.list(),
    faultTargets: () => [...faultTargets],
    faultKinds: () => faultKinds,
    setFault: undoable('fault', ({ body, world }) => world.faults.set(checkedTarget(body, 'body.at'))),
    setFaults: undoable('fault', ({ body, world: { faults } }) => {
      const requested = body.map((request, index) => checkedTarget(request, `body.${index}.at`));
      const isAmong = (all: readonly FaultRequest[], one: FaultRequest) => all.some((each) => isSameFault(each, one));
      for (const rule of faults.list()) if (!isAmong(requested, rule)) faults.remove(rule.id);
      for (const request of requested) if (!isAmong(faults.list(), request)) faults.set(request);
      return faults.list();
    }),
    clearFaults: undoable('fault', ({ world }) => {
      world.faults.clear();
      return [];
    }),
    removeFault: undoable('fault', ({ params, world }) => {
      if (!world.faults.remove(params.id)) throw invalidField('path.id', 'no active fault has this id');
      return world.faults.list();
    }),
    export: () => simulation.state(),
    import: undoable('import', ({ body, connection }) => {
      const file = checkedFile(body);
      orInvalidField('body', () => simulation.restore(file));
      return statusOf({ connection });
    }),
    restore: undoable('restore', ({ body, connection }) => {
      const saved = readSavePoint(body.name);
      orInvalidField('body.name', () => simulation.restore(saved));
      return statusOf({ connection });
    }),
    branch: ({ params, connection }) => {
      branch(params.name);
      return statusOf({ connection });
    },
    undoLatest: ({ connection }) => {
      undoLatest();
      return statusOf({ connection });
    },
    contract: () => [...contractCalls],
    liveResponse: ({ body, world }) => logLiveResponse(body, world.now, simulation.log),
    log: ({ query }) => simulation.log.read(query),
    clearLog: () => {
      simulation.log.clear();
      return null;
    },
  });
}

/** How long a call that moves the clock waits for the events in between, in real milliseconds; `behindMs` then reports the remaining lag. */
const maxWaitMs = 5000;

/** Returns the name of an existing scenario; throws an invalid-field error for any other. */
function existingScenario(name: string): ScenarioName {
  if (isScenarioName(name)) return name;
  throw invalidField('body.scenario', `unknown scenario "${name}"; GET ${control.scenarios.path} lists all scenarios`);
}

const isCoin = (name: string, coin: string | number): boolean => name === coin || coinByName(name).coinId === coin;

import type { SimulatedClock } from '../exchange/clock';
import type { MarketIntervention } from '../exchange/market/records';
import { siteModules } from '../exchange/site/records';
import type { World } from '../world';
import type { ControlledSimulation } from './controlledSimulation';
import { encodeChanges, type Controls, type LinkedChanges } from './linkedChanges';
import { beginIntervention } from './serveMarket';
import { checkedTarget } from './faultTargets';

/** The current settings of a world's controls. */
export const controlsOf = (world: World, speed: number): Controls => ({
  latencyMs: world.latencyMs,
  speed,
  region: world.site.region(),
  underMaintenance: siteModules.filter((module) => world.site.isUnderMaintenance(module)),
  faults: world.faults.list().map(({ at, when, fault }) => ({ at, when, fault })),
  market: activeInterventions(world).map(requestOf),
});

/** The changes made by the controls since the scenario started, encoded for links; null if there are none. */
export function changesSince(simulation: ControlledSimulation): string | null {
  const world = simulation.world();
  const present = controlsOf(world, simulation.clock().state().speed);
  const initial = simulation.initialControls();
  const isChanged = (name: keyof Controls) => JSON.stringify(present[name]) !== JSON.stringify(initial[name]);
  const changes: LinkedChanges = {
    ...(isChanged('latencyMs') && { latencyMs: present.latencyMs }),
    ...(isChanged('speed') && { speed: present.speed }),
    ...(isChanged('region') && { region: present.region }),
    ...(isChanged('underMaintenance') && { underMaintenance: present.underMaintenance }),
    ...(isChanged('faults') && { faults: present.faults }),
    // A completed permanent price move is not played again.
    ...(isChanged('market') && { market: activeInterventions(world).map((each) => requestOf(withoutCompletedMove(each, world.now))) }),
  };
  return Object.keys(changes).length === 0 ? null : encodeChanges(changes);
}

/** Applies the control settings of a link; market interventions start over. Throws a BusinessError if a fault target or market is unknown. */
export function applyChanges(
  { latencyMs, speed, region, underMaintenance, faults, market }: LinkedChanges,
  world: World,
  clock: SimulatedClock,
): void {
  if (faults) {
    for (const fault of faults) checkedTarget(fault, 'body.faults');
    world.faults.clear();
    for (const fault of faults) world.faults.set(fault);
  }
  if (market) {
    for (const { id } of world.interventions.list()) world.interventions.undo(id);
    for (const change of market) beginIntervention(world, change, 'body.market');
  }
  if (region !== undefined) world.site.setRegion(region);
  if (underMaintenance) for (const module of siteModules) world.site.setMaintenance(module, underMaintenance.includes(module));
  if (latencyMs !== undefined) world.latencyMs = latencyMs;
  if (speed !== undefined) clock.setSpeed(speed);
}

const activeInterventions = ({ interventions, now }: World): readonly MarketIntervention[] =>
  interventions.list().filter((each) => each.endedAt === null && endOf(each) > now);

/** The instant at which an intervention ends by itself; Infinity for one that lasts until undone. */
function endOf(intervention: MarketIntervention): number {
  if (intervention.kind !== 'move') return intervention.forMs === null ? Infinity : intervention.from + intervention.forMs;
  const { from, overMs, holdMs } = intervention;
  return holdMs === null ? Infinity : from + holdMs + 2 * overMs;
}

const withoutCompletedMove = (each: MarketIntervention, now: number): MarketIntervention =>
  each.kind === 'move' && each.holdMs === null && now >= each.from + each.overMs ? { ...each, overMs: 0 } : each;

function requestOf(each: MarketIntervention): Controls['market'][number] {
  const { of } = each;
  if (each.kind === 'move') {
    const { percent, overMs, holdMs } = each;
    return { kind: each.kind, of, percent, overMs, ...(holdMs !== null && { holdMs }) };
  }
  const lasts = each.forMs !== null && { forMs: each.forMs };
  if (each.kind === 'halt') return { kind: each.kind, of, ...lasts };
  if (each.kind === 'widenSpread') return { kind: each.kind, of, factor: each.factor, ...lasts };
  return { kind: each.kind, of, factor: each.factor, ...(each.side && { side: each.side }), ...lasts };
}

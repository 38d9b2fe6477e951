import { combine, createEvent, createStore, sample } from 'effector';
import type { CallInput } from '@/contract/endpoint';
import { control, type MarketIntervention } from '@mocks/control';
import { mutation, otherTabChanged, query } from '@/shared/api';
import { interval } from '@/shared/lib/interval';
import { createGate } from '@/shared/lib/gate';
import { type MarketPreset, marketPresets, marketSteps, type MarketStep } from './marketPresets';
import { undoable } from './undoModel';

type Body<Name extends 'move' | 'halt' | 'resume' | 'widenSpread' | 'thinBook'> = CallInput<(typeof control)[Name]>['body'];

/** A single change, or a part of a preset, which is undone together with its first step. */
interface Step {
  readonly isPart?: boolean;
}

/** The market board is mounted. */
export const MarketGate = createGate('MarketGate');
/** Selects the markets: `all`, a sector, a coin, a pair or a contract. */
export const scopeChosen = createEvent<string>();
export const $scope = createStore('BTC').on(scopeChosen, (_, scope) => scope);
/** Applies a preset to the selected markets. */
export const presetChosen = createEvent<MarketPreset>();

export const move = mutation({
  endpoint: control.move,
  params: ({ isPart, ...body }: Body<'move'> & Step) => ({ body, ...undoableQuery(isPart) }),
});
export const halt = mutation({
  endpoint: control.halt,
  params: ({ isPart, ...body }: Body<'halt'> & Step) => ({ body, ...undoableQuery(isPart) }),
});
export const resume = mutation({ endpoint: control.resume, params: (body: Body<'resume'>) => ({ body, query: undoable }) });
export const widenSpread = mutation({
  endpoint: control.widenSpread,
  params: ({ isPart, ...body }: Body<'widenSpread'> & Step) => ({ body, ...undoableQuery(isPart) }),
});
export const thinBook = mutation({
  endpoint: control.thinBook,
  params: ({ isPart, ...body }: Body<'thinBook'> & Step) => ({ body, ...undoableQuery(isPart) }),
});
export const undoing = mutation({ endpoint: control.undo, params: (id: number) => ({ params: { id }, query: undoable }), key: (id) => id });
export const undoingAll = mutation<typeof control.undoAll, void>({ endpoint: control.undoAll, params: () => ({ query: undoable }) });

const presetStarted = sample({
  clock: presetChosen,
  source: $scope,
  fn: (of, preset) => {
    const steps = marketPresets[preset];
    const [first] = marketSteps.filter((name) => steps[name]);
    // A preset is undone as a whole: only its first step saves the state before it.
    return { of, steps, isPart: (name: MarketStep) => ({ isPart: name !== first }) };
  },
});
sample({
  clock: presetStarted.filterMap(({ of, steps, isPart }) => steps.move && { ...steps.move, of, ...isPart('move') }),
  target: move.submitted,
});
sample({
  clock: presetStarted.filterMap(({ of, steps, isPart }) => steps.halt && { ...steps.halt, of, ...isPart('halt') }),
  target: halt.submitted,
});
sample({
  clock: presetStarted.filterMap(({ of, steps, isPart }) => steps.widen && { ...steps.widen, of, ...isPart('widen') }),
  target: widenSpread.submitted,
});
sample({
  clock: presetStarted.filterMap(({ of, steps, isPart }) => steps.thin && { ...steps.thin, of, ...isPart('thin') }),
  target: thinBook.submitted,
});
sample({
  clock: [move.done, halt.done, resume.done, widenSpread.done, thinBook.done, undoing.done, undoingAll.done],
  fn: () => {},
  target: otherTabChanged,
});

export const interventions = query({
  endpoint: control.interventions,
  $params: MarketGate.status.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [otherTabChanged],
});
const { $now } = interval({ every: 1000, start: MarketGate.open, stop: MarketGate.close });

/** The interventions still in effect, newest first. */
export const $activeInterventions = combine(interventions.$latest, $now, (all, now) =>
  (all ?? []).filter((each) => each.endedAt === null && endOf(each) > now).toReversed(),
);
/** Whether the selected markets have a trading halt that can be ended. */
export const $isHalted = combine($activeInterventions, $scope, (all, scope) =>
  all.some(({ kind, of }) => kind === 'halt' && (of === scope || scope === 'all')),
);

/** When an intervention ends by itself, in ms since 1970; Infinity if it lasts until it is undone. */
function endOf(intervention: MarketIntervention): number {
  if (intervention.kind !== 'move') return intervention.forMs === null ? Infinity : intervention.from + intervention.forMs;
  const { from, overMs, holdMs } = intervention;
  return holdMs === null ? Infinity : from + holdMs + 2 * overMs;
}

/** Query that makes a change undoable; empty for the later steps of a preset. */
function undoableQuery(isPart = false) {
  return isPart ? {} : { query: undoable };
}

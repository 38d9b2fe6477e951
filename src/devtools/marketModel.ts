import { combine, createEvent, createStore, sample } from 'effector';
import type { CallInput } from '@/contract/endpoint';
import { control, type MarketIntervention } from '@mocks/control';
import { mutation, otherTabChanged, query } from '@/shared/api';
import { interval } from '@/shared/lib/interval';
import { createGate } from '@/shared/lib/gate';
import { type MarketPreset, marketPresets } from './marketPresets';

type Body<Name extends 'move' | 'halt' | 'resume' | 'widenSpread' | 'thinBook'> = CallInput<(typeof control)[Name]>['body'];

/** The market board is mounted. */
export const MarketGate = createGate('MarketGate');
/** Other markets were chosen: `all`, a sector, a coin, a pair or a contract. */
export const scopeChosen = createEvent<string>();
export const $scope = createStore('BTC').on(scopeChosen, (_, scope) => scope);
/** A preset is to befall the chosen markets. */
export const presetChosen = createEvent<MarketPreset>();

export const move = mutation({ endpoint: control.move, params: (body: Body<'move'>) => ({ body }) });
export const halt = mutation({ endpoint: control.halt, params: (body: Body<'halt'>) => ({ body }) });
export const resume = mutation({ endpoint: control.resume, params: (body: Body<'resume'>) => ({ body }) });
export const widen = mutation({ endpoint: control.widenSpread, params: (body: Body<'widenSpread'>) => ({ body }) });
export const thin = mutation({ endpoint: control.thinBook, params: (body: Body<'thinBook'>) => ({ body }) });
export const undoing = mutation({ endpoint: control.undo, params: (id: number) => ({ params: { id } }), key: (id) => id });
export const undoingAll = mutation<typeof control.undoAll, void>({ endpoint: control.undoAll, params: () => ({}) });

const begun = sample({ clock: presetChosen, source: $scope, fn: (of, preset) => ({ of, ...marketPresets[preset] }) });
sample({ clock: begun.filterMap(({ of, move: step }) => step && { ...step, of }), target: move.submitted });
sample({ clock: begun.filterMap(({ of, halt: step }) => step && { ...step, of }), target: halt.submitted });
sample({ clock: begun.filterMap(({ of, widen: step }) => step && { ...step, of }), target: widen.submitted });
sample({ clock: begun.filterMap(({ of, thin: step }) => step && { ...step, of }), target: thin.submitted });
sample({
  clock: [move.done, halt.done, resume.done, widen.done, thin.done, undoing.done, undoingAll.done],
  fn: () => {},
  target: otherTabChanged,
});

export const interventions = query({
  endpoint: control.interventions,
  $params: MarketGate.status.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [otherTabChanged],
});
const { $now } = interval({ every: 1000, start: MarketGate.open, stop: MarketGate.close });

/** What was done to the markets and still lasts, the newest first. */
export const $lasting = combine(interventions.$latest, $now, (all, now) =>
  (all ?? []).filter((each) => each.endedAt === null && endOf(each) > now).toReversed(),
);
/** Whether a trading halt of the chosen markets can be ended. */
export const $isHalted = combine($lasting, $scope, (all, scope) =>
  all.some(({ kind, of }) => kind === 'halt' && (of === scope || scope === 'all')),
);

/** When an intervention is over by itself, in ms since 1970; never for one that stays until it is undone. */
function endOf(intervention: MarketIntervention): number {
  if (intervention.kind !== 'move') return intervention.forMs === null ? Infinity : intervention.from + intervention.forMs;
  const { from, overMs, holdMs } = intervention;
  return holdMs === null ? Infinity : from + holdMs + 2 * overMs;
}

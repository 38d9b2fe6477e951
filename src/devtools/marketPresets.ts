import type { CallInput } from '@/contract/endpoint';
import type { control } from '@mocks/control';

type Body<Name extends 'move' | 'halt' | 'widenSpread' | 'thinBook'> = Omit<CallInput<(typeof control)[Name]>['body'], 'of'>;

/** The interventions that a preset applies at once. */
interface MarketSteps {
  readonly move?: Body<'move'>;
  readonly halt?: Body<'halt'>;
  readonly widen?: Body<'widenSpread'>;
  readonly thin?: Body<'thinBook'>;
}

/** The steps of a preset, in the order they are applied. */
export const marketSteps = ['move', 'halt', 'widen', 'thin'] as const satisfies readonly (keyof MarketSteps)[];
export type MarketStep = (typeof marketSteps)[number];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The presets of the market board, in display order. */
export const presetNames = ['flashCrash', 'shortSqueeze', 'listingDay', 'quietNight', 'outage'] as const;
export type MarketPreset = (typeof presetNames)[number];

/** The steps of each preset. Its texts are `preset_<name>` and `presetHint_<name>`. */
export const marketPresets: Readonly<Record<MarketPreset, MarketSteps>> = {
  flashCrash: {
    move: { percent: '-30', overMs: 2 * minuteMs, holdMs: 10 * minuteMs },
    widen: { factor: '10', forMs: 15 * minuteMs },
    thin: { factor: '0.1', forMs: 15 * minuteMs },
  },
  shortSqueeze: { move: { percent: '35', overMs: 30 * minuteMs }, thin: { factor: '0.3', forMs: hourMs } },
  listingDay: {
    move: { percent: '180', overMs: hourMs, holdMs: 2 * hourMs },
    widen: { factor: '4', forMs: 4 * hourMs },
    thin: { factor: '0.5', forMs: 4 * hourMs },
  },
  quietNight: { widen: { factor: '3', forMs: 8 * hourMs }, thin: { factor: '0.2', forMs: 8 * hourMs } },
  outage: { halt: { forMs: 30 * minuteMs } },
};

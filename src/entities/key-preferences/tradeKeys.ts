import { createEvent, sample } from 'effector';
import { createGate } from '@/shared/lib/gate';
import { $tradeKeyText, tradeKeyTextChanged } from './model';

const defaultKeys = { buy: 'b', sell: 's', form: 'o', pairs: 'p', readOut: 'r' } as const;

/** What can be started on a trade screen. */
export type TradeCommand = keyof typeof defaultKeys;

/** Whether keys start anything on a trade screen, and which one starts what; empty for none. */
export type TradeKeys = Readonly<Record<TradeCommand, string>> & { readonly areOn: boolean };

/** Keys of trade screens were switched on or off, or others were chosen. */
export const tradeKeysChanged = createEvent<Partial<TradeKeys>>();

/** The keys of trade screens, off until somebody wants them. */
export const $tradeKeys = $tradeKeyText.map(readKeys);
sample({
  clock: tradeKeysChanged,
  source: $tradeKeys,
  fn: (before, change) => textOf({ ...before, ...change }),
  target: tradeKeyTextChanged,
});

interface TradeCommands {
  readonly offered: readonly TradeCommand[];
  readonly run: (command: TradeCommand) => void;
}

/** Mounted by a trade screen with what can be started on it. */
export const TradeCommandsGate = createGate<TradeCommands>('TradeCommandsGate', { offered: [], run: () => {} });

/** Keys as they are stored: `areOn=true&buy=b`. */
const textOf = ({ areOn, ...keys }: TradeKeys): string => new URLSearchParams({ areOn: String(areOn), ...keys }).toString();

function readKeys(text: string): TradeKeys {
  const stored = new URLSearchParams(text);
  const keyOf = (command: TradeCommand): string => {
    const key = stored.get(command);
    return key !== null && /^\S?$/u.test(key) ? key : defaultKeys[command];
  };
  return {
    areOn: stored.get('areOn') === 'true',
    buy: keyOf('buy'),
    sell: keyOf('sell'),
    form: keyOf('form'),
    pairs: keyOf('pairs'),
    readOut: keyOf('readOut'),
  };
}

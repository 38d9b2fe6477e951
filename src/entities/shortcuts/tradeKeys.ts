import { createEvent, sample } from 'effector';
import { createGate } from '@/shared/lib/gate';
import { $tradeKeyText, tradeKeyTextChanged } from './model';

const defaultKeys = { buy: 'b', sell: 's', form: 'o', pairs: 'p', readOut: 'r' } as const;

/** A command of trade screens. */
export type TradeCommand = keyof typeof defaultKeys;

/** Whether key bindings of trade screens are on, and the key of each command; empty for none. */
export type TradeKeys = Readonly<Record<TradeCommand, string>> & { readonly areOn: boolean };

/** Key bindings of trade screens were switched on or off, or changed. */
export const tradeKeysChanged = createEvent<Partial<TradeKeys>>();

/** The key bindings of trade screens; off by default. */
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

/** Mounted by a trade screen with the commands it offers. */
export const TradeCommandsGate = createGate<TradeCommands>('TradeCommandsGate', { offered: [], run: () => {} });

/** Serialises the key bindings: `areOn=true&buy=b`. */
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

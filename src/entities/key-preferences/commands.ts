import { createGate } from '@/shared/lib/gate';
import type { TradeCommand } from './model';

interface TradeCommands {
  readonly offered: readonly TradeCommand[];
  readonly run: (command: TradeCommand) => void;
}

/** Mounted by a trade screen with what can be started on it. */
export const TradeCommandsGate = createGate<TradeCommands>('TradeCommandsGate', { offered: [], run: () => {} });

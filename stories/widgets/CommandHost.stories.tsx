import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { TradeCommandsGate, tradeKeysChanged } from '@/entities/shortcuts';
import { useGate } from '@/shared/lib/gate';
import { CommandHost } from '@/widgets/command-palette';
import { shortcutsOpened, paletteOpened } from '@/widgets/command-palette/model';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/CommandHost' };

function Opened({ shows }: { readonly shows: 'palette' | 'keys' }) {
  const { onPalette, onKeys } = useUnit({ onPalette: paletteOpened, onKeys: shortcutsOpened });
  useEffect(() => (shows === 'palette' ? onPalette() : onKeys()), [shows, onPalette, onKeys]);
  return <CommandHost />;
}

const example = (shows: 'palette' | 'keys', as: AppStoryProps['as']) => () => (
  <AppStory as={as} at="/market">
    <Opened shows={shows} />
  </AppStory>
);

export const Visitor = example('palette', 'visitor');
export const User = example('palette', 'trader');
export const KeysDialog = example('keys', 'trader');

const tradeCommands = { offered: ['buy', 'sell', 'pairs', 'readOut'], run: () => {} } as const;

function OnTradeScreen() {
  useGate(TradeCommandsGate, tradeCommands);
  const onKeys = useUnit(tradeKeysChanged);
  useEffect(() => void onKeys({ areOn: true, sell: 'b' }), [onKeys]);
  return <Opened shows="keys" />;
}

export const TradingKeys = () => (
  <AppStory as="trader" at="/trade/exchange/">
    <OnTradeScreen />
  </AppStory>
);

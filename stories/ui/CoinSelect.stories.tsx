import { useState } from 'react';
import { Badge } from '@/ui/Badge/Badge';
import { CoinSelect } from '@/ui/CoinSelect/CoinSelect';
import type { CoinSelectProps } from '@/ui/CoinSelect/CoinSelect';
import { Stack } from '@/ui/Stack/Stack';
import { pickerStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/CoinSelect' };

const coins = [
  { id: 'btc', symbol: 'BTC', name: 'Bitcoin', end: '0.01874' },
  { id: 'eth', symbol: 'ETH', name: 'Ether', end: '3.2' },
  { id: 'usdt-tron', symbol: 'USDT', name: 'Tether USD', network: 'TRON (TRC-20)', end: '1,204.55' },
  { id: 'usdt-eth', symbol: 'USDT', name: 'Tether USD', network: 'Ethereum (ERC-20)', end: '123,456,789.00' },
  { id: 'xrp', symbol: 'XRP', name: 'XRP', end: <Badge tone="warning">Suspended</Badge>, isDisabled: true },
  { id: 'long', symbol: '1000SATS', name: 'A coin whose name has forty characters..', end: '0.000000842137' },
];

function Example({ start = null, ...props }: Partial<CoinSelectProps> & { start?: string | null }) {
  const [coin, setCoin] = useState(start);
  return (
    <CoinSelect
      label="Coin"
      coins={coins}
      placeholder="Choose a coin"
      search={{ label: 'Search coins', placeholder: 'Symbol, name or network' }}
      {...props}
      value={coin}
      onChange={setCoin}
    />
  );
}

export const Open = () => {
  const [recent, setRecent] = useState<readonly string[]>(['tron', 'eth']);
  return (
    <Stack width="reading">
      <Example start="eth" search={{ label: 'Search coins', history: { title: 'Recent', recent, onChange: setRecent } }} defaultOpen />
    </Stack>
  );
};

export const Examples = () => (
  <Stack width="reading">
    <Example />
    <Example label="Chosen" start="usdt-tron" aside="Available 1,204.55 USDT" />
    <Example label="Invalid" errorMessage="Choose the coin to withdraw." />
    <Example label="Disabled" start="btc" isDisabled />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['empty', 'chosen'] as const} states={pickerStates}>
    {(variant, props) => <Example label={variant} start={variant === 'chosen' ? 'btc' : null} {...props} />}
  </StatesSheet>
);

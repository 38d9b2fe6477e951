import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/CoinIcon' };

const symbols = [
  'BTC',
  'ETH',
  'USDT',
  'SOL',
  'XRP',
  'ADA',
  'DOGE',
  'DOT',
  'LINK',
  'AVAX',
  'MATIC',
  'UNI',
  'ATOM',
  'LTC',
  'FIL',
  'NEAR',
  'APT',
  'ARB',
];

export const Coins = () => (
  <Inline gap={5}>
    {symbols.map((symbol) => (
      <Inline key={symbol} as="span" gap={2}>
        <CoinIcon symbol={symbol} />
        <Text weight="medium">{symbol}</Text>
      </Inline>
    ))}
  </Inline>
);

export const Sizes = () => (
  <Inline>
    <CoinIcon symbol="ETH" size="small" />
    <CoinIcon symbol="ETH" size="regular" />
    <CoinIcon symbol="ETH" size="large" />
    <CoinIcon symbol="ETH" size="huge" />
  </Inline>
);

import { CoinMark } from '@/ui/CoinMark/CoinMark';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/CoinMark' };

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
        <CoinMark symbol={symbol} />
        <Text weight="medium">{symbol}</Text>
      </Inline>
    ))}
  </Inline>
);

export const Sizes = () => (
  <Inline>
    <CoinMark symbol="ETH" size="small" />
    <CoinMark symbol="ETH" size="regular" />
    <CoinMark symbol="ETH" size="large" />
    <CoinMark symbol="ETH" size="huge" />
  </Inline>
);

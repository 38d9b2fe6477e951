import { Amount } from '@/ui/Amount/Amount';
import { PieShare } from '@/ui/PieShare/PieShare';
import type { PieSlice } from '@/ui/PieShare/PieShare';
import { Text } from '@/ui/Text/Text';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/PieShare' };

const slice = ([label, percent]: readonly [string, number]): PieSlice => ({
  id: label,
  label,
  share: percent / 100,
  value: numberParts(`${percent.toFixed(2)}%`),
});

export const Assets = () => (
  <PieShare
    label="Assets by coin"
    slices={(
      [
        ['BTC', 52.4],
        ['ETH', 23.1],
        ['USDT', 14.25],
        ['SOL', 6.05],
        ['Other', 4.2],
      ] as const
    ).map(slice)}
  >
    <Text size="small" tone="faint">
      Total
    </Text>
    <Amount value={numberParts('$48,120.64')} weight="semibold" isMinorFaint={false} />
  </PieShare>
);

export const TenSlices = () => (
  <PieShare
    label="Assets by network"
    slices={(
      [
        ['Bitcoin', 30],
        ['Ethereum', 20],
        ['Solana', 14],
        ['Tron', 10],
        ['Arbitrum', 8],
        ['Base', 6],
        ['A network whose name has forty characters', 5],
        ['Polygon', 4],
        ['Avalanche', 2.99],
        ['Other', 0.01],
      ] as const
    ).map(slice)}
  />
);

export const OneSlice = () => <PieShare label="Assets by coin" slices={[slice(['USDT', 100])]} />;

const accounts = (
  [
    ['Spot', 84.5, '66,817.98 USDT'],
    ['Cross margin', 9, '5,908.54 USDT'],
    ['Contract', 6.5, '5,200.25 USDT'],
  ] as const
).map(([label, percent, amount]): PieSlice => ({
  ...slice([label, percent]),
  value: numberParts(amount),
  note: `${percent}%`,
  href: '#spot',
}));

export const AmountsThatLeadOn = () => <PieShare label="Assets by account" slices={accounts} />;

export const Hidden = () => <PieShare label="Assets by account" slices={accounts} hiddenLabel="Hidden" />;

export const States = () => (
  <StatesSheet
    variants={['Assets']}
    states={{
      Rest: {},
      Hidden: { props: { hiddenLabel: 'Hidden' } },
      Total: { props: { children: <Amount value={numberParts('$48,120.64')} weight="semibold" isMinorFaint={false} /> } },
      'One slice': { props: { slices: [slice(['BTC', 100])] } },
    }}
    cellWidth={360}
  >
    {(_, props, state) => (
      <PieShare
        label={`Assets, ${state}`}
        slices={(
          [
            ['BTC', 52.4],
            ['ETH', 47.6],
          ] as const
        ).map(slice)}
        {...props}
      />
    )}
  </StatesSheet>
);

import { depthLayouts, DepthBars } from '@/ui/DepthBars/DepthBars';
import type { DepthLevel } from '@/ui/DepthBars/DepthBars';
import { Stack } from '@/ui/Stack/Stack';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/DepthBars' };

const level = ([price, amount, share]: readonly [string, string, string]): DepthLevel => ({
  price: numberParts(price),
  amount: numberParts(amount),
  share,
});

const labels = { bids: 'Bids', asks: 'Asks' };

const bitcoin = {
  labels,
  headers: { price: 'Price (USDT)', amount: 'Amount (BTC)' },
  bids: (
    [
      ['112,986.40', '0.41820', '0.08'],
      ['112,985.90', '1.20400', '0.31'],
      ['112,984.10', '0.08200', '0.33'],
      ['112,982.70', '2.40100', '0.79'],
      ['112,980.00', '1.08800', '1'],
    ] as const
  ).map(level),
  asks: (
    [
      ['112,987.10', '0.22010', '0.042'],
      ['112,988.40', '0.90400', '0.215'],
      ['112,989.60', '1.44000', '0.49'],
      ['112,991.20', '0.12500', '0.514'],
      ['112,994.00', '0.66100', '0.64'],
    ] as const
  ).map(level),
};

export const LongNumbers = () => (
  <Stack width="reading">
    <DepthBars
      labels={labels}
      headers={{ price: 'Price (USDT)', amount: 'Amount (SHIB)' }}
      bids={[level(['0.000012841093', '123,456,789', '0.6']), level(['0.000012841092', '987,654,321', '1'])]}
      asks={[level(['0.000012841094', '1', '0.001']), level(['0.000012841095', '400,000,000', '0.42'])]}
    />
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={depthLayouts}
    states={{ Rest: {}, 'No bids': { props: { bids: [] } }, 'No asks': { props: { asks: [] } }, Empty: { props: { bids: [], asks: [] } } }}
    cellWidth={620}
  >
    {(layout, props) => <DepthBars {...bitcoin} layout={layout} {...props} />}
  </StatesSheet>
);

import { divide, fromUnits, multiply, roundTo } from '@/contract/decimal';
import { PayoffChart } from '@/ui/PayoffChart/PayoffChart';
import type { Payoff } from '@/ui/PayoffChart/PayoffChart';
import { Stack } from '@/ui/Stack/Stack';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/PayoffChart' };

const terms = {
  price: 'Settlement price',
  received: 'You receive',
  value: 'Worth',
  target: 'Target price',
  first: 'Receive BTC',
  second: 'Receive USDT',
  cursor: 'Outcome by settlement price',
};
const grouped = (text: string) => numberParts(text.replace(/\B(?=(\d{3})+(?=\.))/g, ',')).text;

/** The payoffs of a dual-currency order with a yield of 1.2%: one bitcoin for sale at `target`, or `target` USDT to buy one. */
const payoffs = (target: number, isSale: boolean): readonly Payoff[] =>
  Array.from({ length: 25 }, (_, index) => {
    const settlement = 60_000 + index * 750;
    const price = fromUnits(settlement * 100, 2);
    const inQuote = roundTo(multiply(String(target), '1.012'), 2);
    const inBase = isSale ? '1.01200000' : roundTo(divide(inQuote, String(target)), 8);
    const value = roundTo(multiply(inBase, price), 2);
    const getsBase = settlement < target;
    return {
      price: grouped(price),
      at: settlement,
      received: getsBase ? `${inBase} BTC` : `${grouped(inQuote)} USDT`,
      value: `${grouped(getsBase ? value : inQuote)} USDT`,
      plotValue: getsBase ? settlement * 1.012 : target * 1.012,
      currency: getsBase ? 'first' : 'second',
    };
  });

export const SellHigh = () => (
  <Stack width="reading">
    <PayoffChart label="Sell 1 BTC at 70,500" payoffs={payoffs(70_500, true)} target={{ at: 70_500, price: '70,500.00' }} terms={terms} />
  </Stack>
);

export const BuyLow = () => (
  <PayoffChart label="Buy BTC at 64,500" payoffs={payoffs(64_500, false)} target={{ at: 64_500, price: '64,500.00' }} terms={terms} />
);

export const States = () => (
  <StatesSheet
    variants={['Sell high', 'Buy low']}
    states={{ 'Target within': {}, 'Target at the edge': { props: { target: { at: 60_000, price: '60,000.00' } } } }}
    cellWidth={420}
  >
    {(variant, props, state) => (
      <PayoffChart
        label={`${variant}, ${state}`}
        payoffs={payoffs(67_500, variant === 'Sell high')}
        target={{ at: 67_500, price: '67,500.00' }}
        terms={terms}
        {...props}
      />
    )}
  </StatesSheet>
);

import { tradingAccount } from '@/contract/spot';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { LiveMarket } from '@/entities/market';
import { PairGate } from '@/entities/pair-feed';
import { $premarketInstruments, PremarketGate } from '@/entities/premarket';
import { SpotAccountGate } from '@/entities/spot-account';
import { PremarketOrderForm, sideChosen } from '@/features/place-premarket-order';
import { $market, valueTyped, orderSubmitted } from '@/features/place-premarket-order/model';
import { useGate } from '@/shared/lib/gate';
import { AppStory } from '../support';
import { form } from './frames.css';

export default { title: 'features/PremarketOrderForm' };

interface ExampleProps {
  readonly as?: 'trader' | 'visitor';
  readonly side?: 'buy' | 'sell';
  /** Values to type once the form is rendered. */
  readonly typed?: Readonly<Partial<Record<'price' | 'size', string>>>;
  readonly isSubmitted?: boolean;
}

function Example({ as = 'trader', ...props }: ExampleProps) {
  return (
    <AppStory as={as}>
      <LiveMarket side="spot">
        <Filled {...props} />
      </LiveMarket>
    </AppStory>
  );
}

function Filled({ side = 'buy', typed = none, isSubmitted = false }: Omit<ExampleProps, 'as'>) {
  const { instruments, market, onSide, onType, onSubmit } = useUnit({
    instruments: $premarketInstruments,
    market: $market,
    onSide: sideChosen,
    onType: valueTyped,
    onSubmit: orderSubmitted,
  });
  const pair = instruments.get('tesl_usdt') ?? null;
  const isLoaded = market !== null;
  useGate(PremarketGate);
  useGate(SpotAccountGate, { account: tradingAccount.spot });
  useGate(PairGate, { id: pair?.id ?? null });
  useEffect(() => {
    if (!isLoaded) return;
    onSide(side);
    for (const field of ['price', 'size'] as const) if (typed[field] !== undefined) onType({ field, text: typed[field] });
    if (isSubmitted) onSubmit();
  }, [isLoaded, side, typed, isSubmitted, onSide, onType, onSubmit]);
  return (
    <div className={form} data-density="compact">
      <PremarketOrderForm pair={pair} onTopUp={() => {}} />
    </div>
  );
}

const none = {};
const bid = { price: '0.1', size: '5000' };
const ask = { price: '0.2', size: '5000' };
const offSteps = { price: '0.01', size: '3' };
const tooLittle = { price: '0.1', size: '10' };
const farPrice = { price: '9', size: '5000' };
const tooMuch = { price: '0.1', size: '900000' };

export const Buy = () => <Example typed={bid} />;

export const Sell = () => <Example side="sell" typed={ask} />;

export const Problems = () => <Example typed={offSteps} />;

export const MoreThanAvailable = () => <Example typed={tooMuch} />;

export const BelowTheLeastValue = () => <Example typed={tooLittle} />;

export const FarFromTheMarket = () => <Example typed={farPrice} />;

export const SubmittedEmpty = () => <Example isSubmitted />;

export const Confirmation = () => <Example side="sell" typed={ask} isSubmitted />;

export const Visitor = () => <Example as="visitor" />;

import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { exitFields } from '@/contract/exits';
import { timeInForce, tradingAccount, type TimeInForce } from '@/contract/spot';
import { marketSides } from '@/entities/market';
import { PairGate } from '@/entities/pair-feed';
import { $balanceByCoin, SpotAccountGate } from '@/entities/spot-account';
import { LiveMarket } from '@/entities/market';
import { availableIn, OrderForm, sideChosen } from '@/features/place-order';
import { fieldsOf, type SizeUnit, type TicketField, type TicketKind } from '@/features/place-order/ticket';
import { $market, exitsChosen, valueTyped, timeInForceChosen, kindChosen, unitChosen } from '@/features/place-order/ticketModel';
import { orderSubmitted } from '@/features/place-order/submitModel';
import { useGate } from '@/shared/lib/gate';
import { AppStory, type AppStoryProps } from '../support';
import { form } from './frames.css';

export default { title: 'features/OrderForm' };

interface ExampleProps extends Pick<AppStoryProps, 'as' | 'scenario'> {
  readonly kind?: TicketKind;
  readonly force?: TimeInForce;
  readonly side?: 'buy' | 'sell';
  readonly code?: string;
  /** Values to type once the form is rendered. */
  readonly typed?: Readonly<Partial<Record<TicketField, string>>>;
  readonly unit?: SizeUnit;
  readonly hasExits?: boolean;
  readonly isSubmitted?: boolean;
}

function Example({ as = 'trader', scenario, ...props }: ExampleProps) {
  return (
    <AppStory as={as} scenario={scenario}>
      <LiveMarket side="spot">
        <Filled {...props} />
      </LiveMarket>
    </AppStory>
  );
}

type FilledProps = Omit<ExampleProps, 'as' | 'scenario'>;

function Filled({
  kind = 'limit',
  force = timeInForce.gtc,
  side = 'buy',
  code = 'BTC',
  typed = none,
  unit,
  hasExits = false,
  isSubmitted = false,
}: FilledProps) {
  const { view, market, balanceOf, onExits, onForce, onUnit, onKind, onSide, onType, onSubmit } = useUnit({
    view: marketSides.spot,
    market: $market,
    balanceOf: $balanceByCoin,
    onKind: kindChosen,
    onSide: sideChosen,
    onType: valueTyped,
    onSubmit: orderSubmitted,
    onExits: exitsChosen,
    onForce: timeInForceChosen,
    onUnit: unitChosen,
  });
  const pair = view.list.find(({ base, quote }) => base === code && quote === 'USDT') ?? null;
  const isLoaded = market !== null;
  const account = useMemo(
    () => ({ id: tradingAccount.spot, available: availableIn({ base: code, quote: 'USDT' }, balanceOf), loans: null }),
    [code, balanceOf],
  );
  useGate(SpotAccountGate, { account: tradingAccount.spot });
  useGate(PairGate, { id: pair?.id ?? null });
  useEffect(() => {
    if (!isLoaded) return;
    onKind(kind);
    onForce(force);
    onSide(side);
    onExits(hasExits);
    if (unit) onUnit(unit);
    for (const [field, text] of Object.entries(typed)) onType({ field: fieldNames.find((name) => name === field) ?? 'size', text });
    if (isSubmitted) onSubmit();
  }, [isLoaded, kind, force, side, typed, unit, hasExits, isSubmitted, onExits, onForce, onUnit, onKind, onSide, onType, onSubmit]);
  return (
    <div className={form} data-density="compact">
      <OrderForm pair={pair} account={account} onTopUp={() => {}} />
    </div>
  );
}

const fieldNames: readonly TicketField[] = [...new Set(Object.values(fieldsOf).flat()), ...exitFields];
const none = {};
const validValues = { price: '60000', size: '0.01' };
const offSteps = { price: '12', size: '0.000001' };
const tooMuch = { price: '80000', size: '7' };
const oco = { price: '60000', stopPrice: '99000', stopLimitPrice: '99100', size: '0.01' };
const exits = { price: '60000', size: '0.01', takeProfitPrice: '90000', stopLossPrice: '50000' };
const wrongExits = { ...exits, takeProfitPrice: '50000', stopLossPrice: '90000' };
const trail = { trailing: '1.5', size: '0.1' };
const stop = { stopPrice: '99000', price: '99100', size: '0.01' };
const tooLittle = { price: '60000', size: '0.00003' };
const farPrice = { price: '200', size: '1' };
const crossing = { price: '88000', size: '0.01' };
const nextToNothing = { size: '1' };
const muchMoney = { size: '12000' };
const someMoney = { size: '500' };
const tenOrdi = { size: '10' };
const farStop = { ...stop, price: '3000' };
const passedOco = { price: '88000', stopPrice: '89000', stopLimitPrice: '89100', size: '0.01' };
const longTrail = { trailing: '25', size: '0.1' };
const passedActivation = { ...trail, activationPrice: '50000' };
const farExits = { ...exits, takeProfitPrice: '900000' };

export const Limit = () => <Example typed={validValues} />;

export const Market = () => <Example kind="market" side="sell" />;

export const MarketInTheOtherCoin = () => <Example kind="market" unit="base" typed={{ size: '0.02' }} />;

export const PostOnly = () => <Example force={timeInForce.postOnly} typed={validValues} />;

export const StopLimit = () => <Example kind="stopLimit" typed={stop} />;

export const WithExits = () => <Example hasExits typed={exits} />;

export const ExitsOnTheWrongSide = () => <Example hasExits typed={wrongExits} />;

export const Oco = () => <Example kind="oco" typed={oco} />;

export const Trailing = () => <Example kind="trailing" side="sell" typed={trail} />;

export const Problems = () => <Example typed={offSteps} />;

export const MoreThanAvailable = () => <Example typed={tooMuch} />;

export const BelowTheLeastValue = () => <Example typed={tooLittle} />;

export const MarketBelowTheLeastValue = () => <Example kind="market" typed={nextToNothing} />;

export const MarketInAThinBook = () => <Example kind="market" code="ORDI" scenario="book-thin" typed={muchMoney} />;
MarketInAThinBook.meta = { script: [{ see: 'more than the mid price' }, { see: 'the rest would not be bought' }] };

export const MarketWithoutAsks = () => <Example kind="market" code="ORDI" scenario="book-no-asks" typed={someMoney} />;
MarketWithoutAsks.meta = { script: [{ see: 'Nobody sells near the last price' }] };

export const FillOrKillInAnEmptyBook = () => <Example force={timeInForce.fok} code="ORDI" scenario="book-empty" typed={tenOrdi} />;
FillOrKillInAnEmptyBook.meta = { script: [{ see: 'The order book can’t fill the full amount' }] };

export const FarFromTheMarket = () => <Example typed={farPrice} />;

export const PostOnlyWouldTrade = () => <Example force={timeInForce.postOnly} typed={crossing} />;

export const LimitFarFromItsTrigger = () => <Example kind="stopLimit" typed={farStop} />;

export const OcoPassed = () => <Example kind="oco" typed={passedOco} />;

export const TrailingTooLong = () => <Example kind="trailing" side="sell" typed={longTrail} />;

export const ActivationPassed = () => <Example kind="trailing" side="sell" typed={passedActivation} />;

export const ExitsFarFromTheOrder = () => <Example hasExits typed={farExits} />;

export const SubmittedEmpty = () => <Example kind="stopLimit" isSubmitted />;

export const Confirmation = () => <Example typed={validValues} isSubmitted />;

export const OpensSoon = () => <Example scenario="pair-opens-soon" code="PENDLE" />;

export const Delisting = () => <Example scenario="pair-delisting" code="GALA" typed={{ price: '0.005', size: '2000' }} />;

export const Delisted = () => <Example code="LUNC" />;

export const Halted = () => <Example code="KAS" />;

export const Visitor = () => <Example as="visitor" />;

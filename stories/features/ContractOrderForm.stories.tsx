import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { tradeMode } from '@/contract/swap';
import { ContractAccountGate } from '@/entities/contract-account';
import { LiveMarket, marketSides } from '@/entities/market';
import { $bestAsk, PairGate } from '@/entities/pair-feed';
import { ContractOrderForm } from '@/features/place-contract-order';
import { settingOpened, type SettingDialog } from '@/features/place-contract-order/settingDialogModel';
import { orderSubmitted } from '@/features/place-contract-order/submitModel';
import type { TicketField, TicketTimeInForce, TicketKind } from '@/features/place-contract-order/ticket';
import {
  $market,
  valueTyped,
  timeInForceChosen,
  kindChosen,
  ticketChosen,
  type TicketChoice,
} from '@/features/place-contract-order/ticketModel';
import { contractOf } from '@/pages/trade/contract/contractOf';
import { useGate } from '@/shared/lib/gate';
import { AppStory, type AppStoryProps } from '../support';
import { form } from './frames.css';

export default { title: 'features/ContractOrderForm' };

interface ExampleProps extends Pick<AppStoryProps, 'as' | 'scenario'> {
  readonly kind?: TicketKind;
  readonly force?: TicketTimeInForce;
  readonly chosen?: TicketChoice;
  /** Whether the price follows the best ask. */
  readonly followsBestAsk?: boolean;
  readonly code?: string;
  /** Values to type once the form is rendered. */
  readonly typed?: readonly (readonly [TicketField, string])[];
  readonly dialog?: SettingDialog;
  readonly isSubmitted?: boolean;
}

function Example({ as = 'trader', scenario, ...props }: ExampleProps) {
  return (
    <AppStory as={as} scenario={scenario}>
      <LiveMarket side="contract">
        <Filled {...props} />
      </LiveMarket>
    </AppStory>
  );
}

const none: NonNullable<ExampleProps['typed']> = [];
const opens: TicketChoice = { effect: 'open', hasExits: false };
const closes: TicketChoice = { effect: 'close', hasExits: false };
const carriesExits: TicketChoice = { effect: 'open', hasExits: true };
const atAPrice: TicketChoice = { hasTriggerLimit: true, triggerBasis: 'mark' };

function Filled({
  kind = 'limit',
  force = 'limit',
  chosen = opens,
  followsBestAsk = false,
  code = 'btcusdt',
  typed = none,
  dialog,
  isSubmitted = false,
}: ExampleProps) {
  const { view, market, bestAsk, onKind, onForce, onChoose, onType, onDialog, onSubmit } = useUnit({
    view: marketSides.contract,
    market: $market,
    bestAsk: $bestAsk,
    onKind: kindChosen,
    onForce: timeInForceChosen,
    onChoose: ticketChosen,
    onType: valueTyped,
    onDialog: settingOpened,
    onSubmit: orderSubmitted,
  });
  const contract = contractOf(code, view.list);
  const isLoaded = market !== null && market.available !== null && market.last !== null;
  const ask = followsBestAsk ? bestAsk : null;
  useGate(ContractAccountGate, { mode: tradeMode.real });
  useGate(PairGate, { id: contract?.id ?? null });
  useEffect(() => {
    if (!isLoaded) return;
    onKind(kind);
    onForce(force);
    onChoose(chosen);
    if (ask !== null) onType({ field: 'price', text: ask });
    for (const [field, text] of typed) onType({ field, text });
    if (dialog) onDialog(dialog);
    if (isSubmitted) onSubmit('buy');
  }, [isLoaded, kind, force, chosen, ask, typed, dialog, isSubmitted, onKind, onForce, onChoose, onType, onDialog, onSubmit]);
  return (
    <div className={form} data-density="compact">
      <ContractOrderForm contract={contract} onTopUp={() => {}} />
    </div>
  );
}

const validValues = [['size', '0.05']] as const;
const exits = [
  ['price', '60000'],
  ['size', '0.01'],
  ['takeProfitPrice', '70000'],
  ['stopLossPrice', '55000'],
] as const;
const offSteps = [
  ['price', '12'],
  ['size', '0.0005'],
] as const;
const manyOrdi = [['size', '1500']] as const;
const fewOrdi = [['size', '20']] as const;
const plan = [
  ['triggerPrice', '99000'],
  ['size', '0.01'],
] as const;
const trail = [
  ['trailing', '1.5'],
  ['size', '0.02'],
] as const;

const conditional = [...plan, ['price', '99100']] as const;
const wrongExits = [...exits, ['takeProfitPrice', '50000']] as const;
const farPrice = [
  ['price', '20000'],
  ['size', '0.01'],
] as const;
const crossing = [
  ['price', '88000'],
  ['size', '0.01'],
] as const;
const resting = [
  ['price', '60000'],
  ['size', '0.01'],
] as const;
const wholeBook = [['size', '40']] as const;
const huge = [
  ['price', '80000'],
  ['size', '900'],
] as const;
const large = [['size', '120']] as const;
const longTrail = [
  ['trailing', '25'],
  ['size', '0.02'],
] as const;
const passedActivation = [...trail, ['activationPrice', '99000']] as const;
const oneCoin = [['size', '1']] as const;

export const Limit = () => <Example typed={exits} chosen={carriesExits} />;

export const Market = () => <Example kind="market" typed={validValues} />;

export const Plan = () => <Example kind="plan" typed={plan} />;

export const Trailing = () => <Example kind="trailing" typed={trail} />;

export const Close = () => <Example kind="market" chosen={closes} scenario="hedged-positions" code="ethusdt" />;

export const OneWay = () => <Example kind="market" scenario="one-way-positions" code="ethusdt" />;

export const CoinMargined = () => <Example as="coinMarginTrader" kind="market" code="btcusd" />;

export const Problems = () => <Example typed={offSteps} />;

export const PostOnly = () => <Example force="postOnly" typed={resting} />;

export const PlanAtAPrice = () => <Example kind="plan" chosen={atAPrice} typed={conditional} />;

export const FarFromTheMarket = () => <Example typed={farPrice} />;

export const PostOnlyWouldTrade = () => <Example force="postOnly" typed={crossing} isSubmitted />;

export const FillOrKillBeyondTheBook = () => <Example force="fok" followsBestAsk typed={wholeBook} />;

export const TooLarge = () => <Example typed={huge} />;

export const TooLargeForTheLeverage = () => <Example kind="market" typed={large} />;

export const MoreThanAvailable = () => <Example kind="market" scenario="contract-no-money" typed={validValues} />;

export const MoreThanCanBeClosed = () => <Example kind="market" chosen={closes} scenario="contract-rules" typed={oneCoin} />;

export const TooManyOrders = () => <Example as="vip" scenario="contract-orders-full" kind="market" typed={validValues} />;

export const ExitsOnTheWrongSide = () => <Example chosen={carriesExits} typed={wrongExits} isSubmitted />;

export const TrailingTooLong = () => <Example kind="trailing" typed={longTrail} />;

export const ActivationPassed = () => <Example kind="trailing" typed={passedActivation} isSubmitted />;

export const CloseOnly = () => (
  <Example as="deliveryTrader" scenario="delivery-reduce-only" code="btcusdt_d" kind="market" typed={validValues} />
);

export const Halted = () => <Example scenario="contract-halted" typed={validValues} />;

export const SubmittedEmpty = () => <Example isSubmitted />;

export const Confirmation = () => <Example typed={exits} chosen={carriesExits} isSubmitted />;

export const Leverage = () => <Example dialog="leverage" />;

export const Modes = () => <Example dialog="modes" />;

export const ModesInUse = () => <Example dialog="modes" scenario="hedged-positions" code="ethusdt" />;

export const Visitor = () => <Example as="visitor" />;

export const Calculator = () => <Example />;
Calculator.meta = {
  script: [
    { press: 'Calculator' },
    { see: 'Calculator', role: 'dialog' },
    { press: 'Max. size', role: 'radio' },
    { type: '1000', into: 'Available' },
    { see: 'Value' },
  ],
};

export const MarketInAThinBook = () => <Example kind="market" code="ordiusdt" scenario="contract-book-thin" typed={manyOrdi} />;
MarketInAThinBook.meta = { script: [{ see: 'more than the mid price' }, { see: 'the rest would not be bought' }] };

export const MarketInAnEmptyBook = () => (
  <Example kind="market" code="ordiusdt" scenario="contract-book-empty" typed={fewOrdi} isSubmitted />
);
MarketInAnEmptyBook.meta = { script: [{ see: 'Nobody sells near the last price' }] };

import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { tradeMode } from '@/contract/swap';
import { ContractAccountGate } from '@/entities/contract-account';
import { LiveMarket, marketSides } from '@/entities/market';
import { PairGate } from '@/entities/pair-feed';
import { ContractOrderForm } from '@/features/place-contract-order';
import { settingOpened, type SettingDialog } from '@/features/place-contract-order/settingDialogModel';
import { orderSubmitted } from '@/features/place-contract-order/submitModel';
import type { TicketField, TicketKind } from '@/features/place-contract-order/ticket';
import { $market, figureTyped, kindChosen, ticketChosen } from '@/features/place-contract-order/ticketModel';
import { useGate } from '@/shared/lib/gate';
import { AppStory, type AppStoryProps } from '../support';
import { form } from './frames.css';

export default { title: 'features/ContractOrderForm' };

interface ExampleProps extends Pick<AppStoryProps, 'as' | 'scenario'> {
  readonly kind?: TicketKind;
  readonly effect?: 'open' | 'close';
  readonly code?: string;
  /** What is typed, once the form is there. */
  readonly typed?: readonly (readonly [TicketField, string])[];
  readonly hasExits?: boolean;
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

function Filled({
  kind = 'limit',
  effect = 'open',
  code = 'btcusdt',
  typed = none,
  hasExits = false,
  dialog,
  isSubmitted = false,
}: ExampleProps) {
  const { view, market, onKind, onChoose, onType, onDialog, onSubmit } = useUnit({
    view: marketSides.contract,
    market: $market,
    onKind: kindChosen,
    onChoose: ticketChosen,
    onType: figureTyped,
    onDialog: settingOpened,
    onSubmit: orderSubmitted,
  });
  const contract = view.list.find(({ id }) => id === code) ?? null;
  const isThere = market !== null && market.free !== null;
  useGate(ContractAccountGate, { mode: tradeMode.real });
  useGate(PairGate, { id: contract?.id ?? null });
  useEffect(() => {
    if (!isThere) return;
    onKind(kind);
    onChoose({ effect, hasExits });
    for (const [field, text] of typed) onType({ field, text });
    if (dialog) onDialog(dialog);
    if (isSubmitted) onSubmit('buy');
  }, [isThere, kind, effect, typed, hasExits, dialog, isSubmitted, onKind, onChoose, onType, onDialog, onSubmit]);
  return (
    <div className={form} data-density="compact">
      <ContractOrderForm contract={contract} onTopUp={() => {}} />
    </div>
  );
}

const sound = [['size', '0.05']] as const;
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
const plan = [
  ['triggerPrice', '99000'],
  ['size', '0.01'],
] as const;
const trail = [
  ['trailing', '1.5'],
  ['size', '0.02'],
] as const;

export const Limit = () => <Example typed={exits} hasExits />;

export const Market = () => <Example kind="market" typed={sound} />;

export const Plan = () => <Example kind="plan" typed={plan} />;

export const Trailing = () => <Example kind="trailing" typed={trail} />;

export const Close = () => <Example kind="market" effect="close" scenario="hedged-positions" code="ethusdt" />;

export const OneWay = () => <Example kind="market" scenario="one-way-positions" code="ethusdt" />;

export const CoinMargined = () => <Example as="coinMarginTrader" kind="market" code="btcusd" />;

export const Problems = () => <Example typed={offSteps} />;

export const SubmittedEmpty = () => <Example isSubmitted />;

export const Confirmation = () => <Example typed={exits} hasExits isSubmitted />;

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

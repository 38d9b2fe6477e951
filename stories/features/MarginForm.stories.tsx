import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { marginMode, type MarginMode } from '@/contract/margin';
import { tradeType, type TradeType } from '@/contract/spot';
import { $marginAccount, MarginAccountGate } from '@/entities/margin-account';
import { LiveMarket, marketSides } from '@/entities/market';
import { PairGate } from '@/entities/pair-feed';
import type { TicketKind } from '@/features/place-order/ticket';
import { valueTyped, kindChosen, sideChosen, tradeTypeChosen } from '@/features/place-order/ticketModel';
import { MarginForm } from '@/pages/trade/margin/MarginForm';
import { useGate } from '@/shared/lib/gate';
import { AppStory, type AppStoryProps } from '../support';
import { form } from './frames.css';

export default { title: 'features/MarginForm' };

const bitcoin = 1001;

interface FilledProps {
  readonly mode?: MarginMode;
  readonly kind?: TicketKind;
  readonly side?: 'buy' | 'sell';
  /** How the order borrows or repays. */
  readonly loan?: TradeType;
  readonly price?: string;
  readonly size: string;
}

function Filled({ mode = marginMode.isolated, kind = 'limit', side = 'buy', loan = tradeType.normal, price = '', size }: FilledProps) {
  const { view, account, onKind, onSide, onLoan, onType } = useUnit({
    view: marketSides.spot,
    account: $marginAccount,
    onKind: kindChosen,
    onSide: sideChosen,
    onLoan: tradeTypeChosen,
    onType: valueTyped,
  });
  const pair = view.list.find(({ id }) => id === bitcoin) ?? null;
  const isLoaded = pair !== null && account !== null;
  useGate(MarginAccountGate, { mode, tradeId: bitcoin });
  useGate(PairGate, { id: pair?.id ?? null });
  useEffect(() => {
    if (!isLoaded) return;
    onKind(kind);
    onSide(side);
    onLoan(loan);
    onType({ field: 'price', text: price });
    onType({ field: 'size', text: size });
  }, [isLoaded, kind, side, loan, price, size, onKind, onSide, onLoan, onType]);
  return (
    <div className={form} data-density="compact">
      <MarginForm pair={pair} />
    </div>
  );
}

const filled =
  (props: FilledProps, { as = 'trader', scenario = 'isolated-debt' }: Pick<AppStoryProps, 'as' | 'scenario'> = {}) =>
  () => (
    <AppStory as={as} scenario={scenario}>
      <LiveMarket side="spot">
        <Filled {...props} />
      </LiveMarket>
    </AppStory>
  );

export const Own = filled({ side: 'sell', price: '90000', size: '0.01' });

export const AutoBorrow = filled({ loan: tradeType.autoBorrow, kind: 'market', side: 'sell', size: '0.002' });

export const AutoRepay = filled({ loan: tradeType.autoRepay, kind: 'market', side: 'sell', size: '0.001' });

export const Cross = filled(
  { mode: marginMode.cross, loan: tradeType.autoBorrow, price: '60000', size: '0.01' },
  { as: 'crossMargin', scenario: 'calm' },
);

export const OcoNeverBorrows = filled({ kind: 'oco', loan: tradeType.autoBorrow, price: '60000', size: '0.001' });

export const MoreThanAvailable = filled({ price: '60000', size: '9' });

export const MoreThanCanBeBorrowed = filled({ loan: tradeType.autoBorrow, price: '60000', size: '9' });

import { useUnit } from 'effector-react';
import { exitFields } from '@/contract/exits';
import { parseDigit } from '@/contract/market';
import { orderSide, timeInForce } from '@/contract/spot';
import { useTradingState, type Instrument } from '@/entities/market';
import { $isKnownUser } from '@/entities/session';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { pairOrderBounds } from '@/shared/order-form/orderBounds';
import { OrderFormSkeleton } from '@/shared/order-form/OrderFormSkeleton';
import { fieldProblems } from '@/shared/order-form/fieldProblems';
import { form } from '@/shared/order-form/orderForm.css';
import { MarketWarning } from '@/shared/order-form/MarketWarning';
import { PlaceOrderButton } from '@/shared/order-form/PlaceOrderButton';
import { SideControl } from '@/shared/order-form/SideControl';
import { TradingNotice } from '@/shared/order-form/TradingNotice';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Select } from '@/ui/Select/Select';
import { Tabs } from '@/ui/Tabs/Tabs';
import type { TicketAccount } from './account';
import { Available, type AvailableProps } from './Available';
import type { TicketProblem } from './check';
import { ConfirmOrder } from './ConfirmOrder';
import { ExitFields } from './ExitFields';
import { OrderSummary } from './OrderSummary';
import { PriceFields } from './PriceFields';
import { SizeField } from './SizeField';
import { carriesExits, fieldsOf, ticketKinds, type TicketField } from './ticket';
import { TradeTypeField } from './TradeTypeField';
import { $isAttempted, $isBusy, $refusal, orderSubmitted } from './submitModel';
import { $ticketValues, $isTraded, $market, $ticket, timeInForceChosen, kindChosen, OrderFormGate, sideChosen } from './ticketModel';

export interface OrderFormProps extends Pick<AvailableProps, 'onTopUp'> {
  /** Null until the pair is loaded. */
  readonly pair: Instrument | null;
  readonly account: TicketAccount;
}

const timesInForce = Object.values(timeInForce);

/** The form that buys and sells a pair from the spot or a margin account. Reports foreseeable refusals at their fields before submitting. */
export function OrderForm({ pair, account, onTopUp }: OrderFormProps) {
  useGate(OrderFormGate, { pair, account });
  const state = useTradingState(pair);
  const view = useUnit({
    ticket: $ticket,
    market: $market,
    values: $ticketValues,
    isTraded: $isTraded,
    isKnownUser: $isKnownUser,
    isAttempted: $isAttempted,
    isBusy: $isBusy,
    refusal: $refusal,
    onSide: sideChosen,
    onKind: kindChosen,
    onForce: timeInForceChosen,
    onSubmit: orderSubmitted,
  });
  const t = useText('trade', 'orders');
  const format = useFormat();
  const { ticket, market, values, isAttempted } = view;
  if (market === null) return <OrderFormSkeleton />;
  const bounds = pairOrderBounds(format, { ...market, digits: parseDigit(market.digit) });
  const { problemOf, errors } = fieldProblems<TicketField, TicketProblem>({
    fields: [...fieldsOf[ticket.kind], ...(carriesExits(ticket, market) ? exitFields : [])],
    typed: ticket,
    problems: values.problems,
    isAttempted,
    text: (problem) => t(`orders.${problem}`, bounds),
  });
  const isClosed = view.isTraded === false || state === 'upcoming' || state === 'halted' || state === 'closed';
  const noticeState = isClosed && (state === 'open' || state === 'delisting') ? 'halted' : state;
  const name = t(ticket.side === orderSide.buy ? 'trade.buyCoin' : 'trade.sellCoin', { coin: market.base });
  const notice = pair && <TradingNotice state={noticeState} coin={pair.base} listedTime={pair.listedTime} delistTime={pair.delistTime} />;
  return (
    <div className={form}>
      <SideControl value={ticket.side} onChange={view.onSide} />
      <Tabs
        label={t('trade.kind')}
        size="compact"
        tabs={ticketKinds.map((id) => ({ id, label: t(`trade.kind_${id}`) }))}
        selected={ticket.kind}
        onSelect={(id) => view.onKind(ticketKinds.find((kind) => kind === id) ?? 'limit')}
      >
        {(kind) =>
          kind === ticket.kind && (
            <Form label={name} errors={errors} onSubmit={() => view.onSubmit()}>
              {/* At the top, since the end of the form may be out of view. */}
              {notice}
              {market.loans && <TradeTypeField ticket={ticket} market={market} />}
              <Available market={market} side={ticket.side} onTopUp={onTopUp} />
              <PriceFields ticket={ticket} market={market} problemOf={problemOf} />
              <SizeField ticket={ticket} market={market} share={values.share} problem={problemOf('size')} />
              {ticket.kind === 'limit' && (
                <Select
                  label={t('trade.force')}
                  options={timesInForce.map((id) => ({ id, label: t(`trade.force_${id}`), description: t(`trade.forceHint_${id}`) }))}
                  value={ticket.timeInForce}
                  onChange={(id) => view.onForce(timesInForce.find((force) => force === id) ?? timeInForce.gtc)}
                  placeholder=""
                />
              )}
              <ExitFields ticket={ticket} market={market} problemOf={problemOf} />
              <OrderSummary ticket={ticket} market={market} figures={values} />
              <MarketWarning side={ticket.side} estimate={values.estimate} coin={market.base} />
              {view.refusal && (
                <InlineAlert tone="danger" isAnnounced>
                  {view.refusal}
                </InlineAlert>
              )}
              <PlaceOrderButton
                label={name}
                side={ticket.side}
                isKnownUser={view.isKnownUser}
                isPending={view.isBusy}
                isDisabled={isClosed}
              />
            </Form>
          )
        }
      </Tabs>
      <ConfirmOrder market={market} />
    </div>
  );
}

import { useUnit } from 'effector-react';
import { orderSide, timeInForce } from '@/contract/spot';
import type { Instrument } from '@/entities/market';
import { $isKnownUser } from '@/entities/session';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { form } from '@/shared/order-form/orderForm.css';
import { LoginLinks } from '@/shared/page/LoginLinks';
import { Button } from '@/ui/Button/Button';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Select } from '@/ui/Select/Select';
import { Tabs } from '@/ui/Tabs/Tabs';
import { Available, type AvailableProps } from './Available';
import { ConfirmOrder } from './ConfirmOrder';
import { boundsOf } from './fieldTexts';
import { OrderSums } from './OrderSums';
import { PriceFields } from './PriceFields';
import { SizeField } from './SizeField';
import { fieldsOf, ticketKinds, type TicketField } from './ticket';
import { $isAttempted, $isPlacing, $refusal, orderSubmitted } from './submitModel';
import { $figures, $isTraded, $market, $ticket, forceChosen, kindChosen, OrderFormGate, sideChosen } from './ticketModel';

export interface OrderFormProps extends Pick<AvailableProps, 'onTopUp'> {
  /** Null until the pair is known. */
  readonly pair: Instrument | null;
}

const forces = Object.values(timeInForce);

/** Buys and sells a pair from the spot account. What the exchange would refuse is told at its field before it is sent, as far as it can be known. */
export function OrderForm({ pair, onTopUp }: OrderFormProps) {
  useGate(OrderFormGate, { pair });
  const view = useUnit({
    ticket: $ticket,
    market: $market,
    figures: $figures,
    isTraded: $isTraded,
    isKnownUser: $isKnownUser,
    isAttempted: $isAttempted,
    isPlacing: $isPlacing,
    refusal: $refusal,
    onSide: sideChosen,
    onKind: kindChosen,
    onForce: forceChosen,
    onSubmit: orderSubmitted,
  });
  const t = useText('trade', 'orders');
  const format = useFormat();
  const { ticket, market, figures, isAttempted } = view;
  if (market === null) return null;
  const bounds = boundsOf(market, format);
  const problemOf = (field: TicketField) => {
    const problem = figures.problems[field];
    const isTold = problem !== undefined && (isAttempted || (problem !== 'missing' && ticket[field] !== ''));
    return isTold ? t(`orders.${problem}`, bounds) : undefined;
  };
  const errors = fieldsOf[ticket.kind].flatMap((field) => {
    const message = isAttempted && problemOf(field);
    return message ? [{ field, message }] : [];
  });
  const isClosed = view.isTraded === false;
  const name = t(ticket.side === orderSide.buy ? 'trade.buyCoin' : 'trade.sellCoin', { coin: market.base });
  return (
    <div className={form}>
      <SegmentedControl
        label={t('trade.side')}
        width="full"
        options={[
          { id: orderSide.buy, label: t('orders.buy'), tone: 'rise' },
          { id: orderSide.sell, label: t('orders.sell'), tone: 'fall' },
        ]}
        value={ticket.side}
        onChange={view.onSide}
      />
      <Tabs
        label={t('trade.kind')}
        size="compact"
        tabs={ticketKinds.map((id) => ({ id, label: t(`trade.kind_${id}`) }))}
        selected={ticket.kind}
        onSelect={(id) => view.onKind(ticketKinds.find((kind) => kind === id) ?? 'limit')}
      >
        {(kind) =>
          kind === ticket.kind && (
            <Form label={name} summaryTitle={t('trade.mend')} errors={errors} onSubmit={() => view.onSubmit()}>
              <Available market={market} side={ticket.side} onTopUp={onTopUp} />
              <PriceFields ticket={ticket} market={market} problemOf={problemOf} />
              <SizeField ticket={ticket} market={market} share={figures.share} problem={problemOf('size')} />
              {ticket.kind === 'limit' && (
                <Select
                  label={t('trade.force')}
                  options={forces.map((id) => ({ id, label: t(`trade.force_${id}`), description: t(`trade.forceHint_${id}`) }))}
                  value={ticket.timeInForce}
                  onChange={(id) => view.onForce(forces.find((force) => force === id) ?? timeInForce.gtc)}
                  placeholder=""
                />
              )}
              <OrderSums ticket={ticket} market={market} figures={figures} />
              {isClosed && <InlineAlert tone="warning">{t('trade.closedHint')}</InlineAlert>}
              {view.refusal && <InlineAlert tone="danger">{view.refusal}</InlineAlert>}
              {view.isKnownUser === false ? (
                <LoginLinks />
              ) : (
                <Button
                  type="submit"
                  width="full"
                  tone={ticket.side === orderSide.buy ? 'rise' : 'fall'}
                  isPending={view.isPlacing}
                  isDisabled={isClosed || view.isKnownUser === null}
                >
                  {name}
                </Button>
              )}
            </Form>
          )
        }
      </Tabs>
      <ConfirmOrder market={market} />
    </div>
  );
}

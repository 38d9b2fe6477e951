import { useUnit } from 'effector-react';
import { parseDigit } from '@/contract/market';
import { orderSide } from '@/contract/spot';
import { $areBalancesHidden } from '@/entities/assets';
import type { Instrument } from '@/entities/market';
import { $isKnownUser, $isLoggedIn } from '@/entities/session';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { withDecimals } from '@/shared/lib/numberInput';
import { AvailableLine } from '@/shared/order-form/AvailableLine';
import { pairOrderBounds } from '@/shared/order-form/orderBounds';
import { OrderFormSkeleton } from '@/shared/order-form/OrderFormSkeleton';
import { fieldProblems } from '@/shared/order-form/fieldProblems';
import { form } from '@/shared/order-form/orderForm.css';
import { OrderPriceField } from '@/shared/order-form/OrderPriceField';
import { PlaceOrderButton } from '@/shared/order-form/PlaceOrderButton';
import { SideControl } from '@/shared/order-form/SideControl';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { OrderSizeField } from '@/ui/OrderSizeField/OrderSizeField';
import { ConfirmPremarketOrder } from './ConfirmPremarketOrder';
import * as model from './model';
import { PremarketSummary } from './PremarketSummary';
import type { PremarketField, PremarketProblem } from './ticket';

export interface PremarketOrderFormProps {
  /** Null until the token is loaded. */
  readonly pair: Instrument | null;
  /** Opens the top-up of the quote coin. */
  readonly onTopUp: () => void;
}

const units = {
  ticket: model.$ticket,
  market: model.$market,
  values: model.$ticketValues,
  isKnownUser: $isKnownUser,
  isLoggedIn: $isLoggedIn,
  isHidden: $areBalancesHidden,
  isAttempted: model.$isAttempted,
  isBusy: model.$isBusy,
  refusal: model.$refusal,
  onSide: model.sideChosen,
  onType: model.valueTyped,
  onShare: model.shareChosen,
  onSubmit: model.orderSubmitted,
};

/** The form that buys or sells a token before its listing. Buyers pay the price up front, sellers pledge collateral; foreseeable refusals are reported at their fields. */
export function PremarketOrderForm({ pair, onTopUp }: PremarketOrderFormProps) {
  useGate(model.PremarketFormGate, { pair });
  const view = useUnit(units);
  const t = useText('premarket', 'trade', 'orders');
  const format = useFormat();
  const { ticket, market, values, isAttempted } = view;
  if (market === null) return <OrderFormSkeleton />;
  const digits = parseDigit(market.digit);
  const bounds = pairOrderBounds(format, { ...market, digits });
  const { problemOf, errors } = fieldProblems<PremarketField, PremarketProblem>({
    fields: ['price', 'size'],
    typed: ticket,
    problems: values.problems,
    isAttempted,
    text: (problem) => t(`orders.${problem}`, bounds),
  });
  const isBuy = ticket.side === orderSide.buy;
  const name = t(isBuy ? 'trade.buyCoin' : 'trade.sellCoin', { coin: market.base });
  return (
    <div className={form}>
      <SideControl value={ticket.side} onChange={view.onSide} />
      <Form label={name} errors={errors} onSubmit={() => view.onSubmit()}>
        <AvailableLine
          amount={market.available}
          coin={market.quote}
          isHidden={view.isHidden}
          onTopUp={view.isLoggedIn ? onTopUp : undefined}
        />
        <OrderPriceField
          name="price"
          label={t('trade.price')}
          value={ticket.price}
          onChange={(text) => view.onType({ field: 'price', text })}
          errorMessage={problemOf('price')}
          unit={market.quote}
          decimals={digits.price}
          last={market.last}
          best={{ bid: market.bestBid, ask: market.bestAsk }}
        />
        <OrderSizeField
          name="size"
          label={t('trade.amount')}
          separators={format.separators}
          value={ticket.size}
          onChange={(text) => view.onType({ field: 'size', text })}
          normalise={withDecimals(digits.amount)}
          errorMessage={problemOf('size')}
          unit={market.base}
          all={{ label: t('trade.all'), onPress: () => view.onShare(100) }}
          share={{ label: t('trade.share'), percent: values.share, onChange: view.onShare }}
        />
        <PremarketSummary side={ticket.side} market={market} amounts={values.amounts} max={values.max} />
        <InlineAlert>{t(isBuy ? 'premarket.buyHint' : 'premarket.sellHint', { coin: market.base, quote: market.quote })}</InlineAlert>
        {view.refusal && (
          <InlineAlert tone="danger" isAnnounced>
            {view.refusal}
          </InlineAlert>
        )}
        <PlaceOrderButton label={name} side={ticket.side} isKnownUser={view.isKnownUser} isPending={view.isBusy} />
      </Form>
      <ConfirmPremarketOrder market={market} />
    </div>
  );
}

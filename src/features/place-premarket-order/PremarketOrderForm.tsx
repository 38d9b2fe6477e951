import { useUnit } from 'effector-react';
import { splitDigit } from '@/contract/market';
import { minTurnoverOf, orderSide, stepOf } from '@/contract/spot';
import { $isHidden } from '@/entities/assets';
import type { Instrument } from '@/entities/market';
import { $isKnownUser, $isLoggedIn } from '@/entities/session';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { withDecimals } from '@/shared/lib/typedFigures';
import { AvailableLine } from '@/shared/order-form/AvailableLine';
import { form } from '@/shared/order-form/orderForm.css';
import { OrderPriceField } from '@/shared/order-form/OrderPriceField';
import { LoginLinks } from '@/shared/page/LoginLinks';
import { Button } from '@/ui/Button/Button';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { OrderSizeField } from '@/ui/OrderSizeField/OrderSizeField';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { ConfirmPremarketOrder } from './ConfirmPremarketOrder';
import * as model from './model';
import { PremarketSums } from './PremarketSums';
import type { PremarketField } from './ticket';

export interface PremarketOrderFormProps {
  /** Null until the token is known. */
  readonly pair: Instrument | null;
  /** Opens the way to more of the quote coin. */
  readonly onTopUp: () => void;
}

const units = {
  ticket: model.$ticket,
  market: model.$market,
  figures: model.$figures,
  isKnownUser: $isKnownUser,
  isLoggedIn: $isLoggedIn,
  isHidden: $isHidden,
  isAttempted: model.$isAttempted,
  isPlacing: model.$isPlacing,
  refusal: model.$refusal,
  onSide: model.sideChosen,
  onType: model.figureTyped,
  onShare: model.shareChosen,
  onBest: model.bestChosen,
  onSubmit: model.orderSubmitted,
};

/** Buys or sells a token before its listing. A buyer puts down the price and a seller a collateral; what the exchange would refuse is told at its field. */
export function PremarketOrderForm({ pair, onTopUp }: PremarketOrderFormProps) {
  useGate(model.PremarketFormGate, { pair });
  const view = useUnit(units);
  const t = useText('premarket', 'trade', 'orders');
  const format = useFormat();
  const { ticket, market, figures, isAttempted } = view;
  if (market === null) return null;
  const { price: priceDigits, amount: amountDigits } = splitDigit(market.digit);
  const bounds = {
    tick: format.amount(stepOf(priceDigits), { decimals: priceDigits, unit: market.quote }),
    lot: format.amount(stepOf(amountDigits), { decimals: amountDigits, unit: market.base }),
    least: format.amount(minTurnoverOf(market), { unit: market.quote }),
  };
  const problemOf = (field: PremarketField) => {
    const problem = figures.problems[field];
    const isTold = problem !== undefined && (isAttempted || (problem !== 'missing' && ticket[field] !== ''));
    return isTold ? t(`orders.${problem}`, bounds) : undefined;
  };
  const errors = (['price', 'size'] as const).flatMap((field) => {
    const message = isAttempted && problemOf(field);
    return message ? [{ field, message }] : [];
  });
  const isBuy = ticket.side === orderSide.buy;
  const name = t(isBuy ? 'trade.buyCoin' : 'trade.sellCoin', { coin: market.base });
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
      <Form label={name} summaryTitle={t('trade.mend')} errors={errors} onSubmit={() => view.onSubmit()}>
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
          decimals={priceDigits}
          last={market.last}
          choices={[
            { label: t('trade.bestOwn'), isDisabled: market.bestBid === null, onPress: () => view.onBest('own') },
            { label: t('trade.bestOther'), isDisabled: market.bestAsk === null, onPress: () => view.onBest('other') },
          ]}
        />
        <OrderSizeField
          name="size"
          label={t('trade.amount')}
          separators={format.separators}
          value={ticket.size}
          onChange={(text) => view.onType({ field: 'size', text })}
          normalise={withDecimals(amountDigits)}
          errorMessage={problemOf('size')}
          unit={market.base}
          all={{ label: t('trade.all'), onPress: () => view.onShare(100) }}
          share={{ label: t('trade.share'), percent: figures.share, onChange: view.onShare }}
        />
        <PremarketSums side={ticket.side} market={market} sums={figures.sums} most={figures.most} />
        <InlineAlert>{t(isBuy ? 'premarket.buyHint' : 'premarket.sellHint', { coin: market.base, quote: market.quote })}</InlineAlert>
        {view.refusal && <InlineAlert tone="danger">{view.refusal}</InlineAlert>}
        {view.isKnownUser === false ? (
          <LoginLinks />
        ) : (
          <Button
            type="submit"
            width="full"
            tone={isBuy ? 'rise' : 'fall'}
            isPending={view.isPlacing}
            isDisabled={view.isKnownUser === null}
          >
            {name}
          </Button>
        )}
      </Form>
      <ConfirmPremarketOrder market={market} />
    </div>
  );
}

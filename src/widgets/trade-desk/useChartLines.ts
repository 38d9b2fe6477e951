import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { Instrument } from '@/entities/market';
import { $alertLines, alertMoved } from '@/features/price-alerts';
import { useFormat, useI18n } from '@/shared/i18n';
import type { PriceLine } from '@/ui/CandleChart/priceLine';
import type { DeskProduct, OrderMove, PriceMark } from './product';

const $none = createStore<readonly PriceMark[]>([]);
const notMovable = createEvent<OrderMove>();

/** The lines on a market's chart: marks such as entries and exits, the user's orders and price alerts. */
export function useChartLines(pair: Instrument, product: Pick<DeskProduct, '$ownOrders' | '$marks' | 'orderMoved'>): readonly PriceLine[] {
  const { orders, marks, alerts, onMoved, onAlertMoved } = useUnit({
    orders: product.$ownOrders,
    marks: product.$marks ?? $none,
    alerts: $alertLines,
    onMoved: product.orderMoved ?? notMovable,
    onAlertMoved: alertMoved,
  });
  const { t } = useI18n();
  const format = useFormat();
  return useMemo(() => {
    const { id, amountDecimals } = pair;
    const moving = ({ id: line, isMovable }: Pick<PriceMark, 'id' | 'isMovable'>) =>
      isMovable && { onMove: (to: string) => onMoved({ id: line, price: to }) };
    const ofOrders = orders
      .filter(({ instrument }) => instrument === id)
      .map((order): PriceLine => {
        const text = order.isTrigger ? 'trade.lineStop' : order.side === 'buy' ? 'trade.lineBuy' : 'trade.lineSell';
        return {
          id: order.id,
          price: order.price,
          label: t(text, { amount: format.amount(order.amount, { decimals: amountDecimals }) }),
          tone: order.side === 'buy' ? 'rise' : 'fall',
          ...moving(order),
        };
      });
    const ofMarks = marks
      .filter(({ instrument }) => instrument === id)
      .map((mark): PriceLine => ({ id: mark.id, price: mark.price, label: t(mark.label), tone: mark.tone, ...moving(mark) }));
    const ofAlerts = alerts
      .filter(({ instrument }) => instrument === id)
      .map(({ alertId, price }): PriceLine => ({
        id: `alert ${alertId}`,
        price,
        label: t('trade.alertLine'),
        tone: 'first',
        onMove: (to) => onAlertMoved({ alertId, price: to, instrument: pair }),
      }));
    return [...ofMarks, ...ofOrders, ...ofAlerts];
  }, [pair, orders, marks, alerts, t, format, onMoved, onAlertMoved]);
}

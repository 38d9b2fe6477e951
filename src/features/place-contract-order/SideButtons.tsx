import { useUnit } from 'effector-react';
import type { Decimal } from '@/contract/decimal';
import type { OrderSide } from '@/contract/swap';
import { $isKnownUser } from '@/entities/session';
import { useFormat, useText } from '@/shared/i18n';
import { LoginLinks } from '@/shared/page/LoginLinks';
import { panelFoot, sheetFoot, submit } from '@/shared/order-form/orderForm.css';
import { Button } from '@/ui/Button/Button';
import { side as sideStyle, sides as sidesStyle, costs } from './ContractOrderForm.css';
import { $sideValues } from './valuesModel';
import { $isBusy, orderSubmitted } from './submitModel';
import { effectOf, type Ticket, type TicketMarket } from './ticket';
import { $isTraded, $shownSide } from './ticketModel';
import { buttonText, costFormat } from './labels';

export interface SideButtonsProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
}

/** The cost of an order for either side, and the buttons that place it. */
export function SideButtons({ ticket, market }: SideButtonsProps) {
  const view = useUnit({
    sideValues: $sideValues,
    isTraded: $isTraded,
    isKnownUser: $isKnownUser,
    isBusy: $isBusy,
    shown: $shownSide,
    onSubmit: orderSubmitted,
  });
  const t = useText('contract', 'trade');
  const format = useFormat();
  if (view.isKnownUser === false)
    return (
      <div className={submit}>
        <LoginLinks />
      </div>
    );
  const effect = effectOf(ticket, market);
  const isClosing = effect === 'close';
  const rowsOf = (side: OrderSide) => {
    const { cost, fee, max, liquidation, estimate } = view.sideValues[side];
    const maxRow = { name: t(isClosing ? 'contract.maxClose' : 'contract.max'), text: format.amount(max, { unit: market.amountUnit }) };
    const money = (value: Decimal | null) => format.amount(value, costFormat(market));
    const feeRow = { name: t('trade.fee'), text: money(fee) };
    const averageRow = estimate ? [{ name: t('trade.averageEstimate'), text: format.price(estimate.average, market.priceDigits) }] : [];
    if (isClosing) return [maxRow, ...averageRow, feeRow];
    return [
      ...averageRow,
      { name: t('contract.cost'), text: money(cost) },
      feeRow,
      maxRow,
      { name: t('contract.estimatedLiquidation'), text: format.price(liquidation, market.priceDigits) },
    ];
  };
  return (
    <div className={`${sidesStyle} ${panelFoot}`}>
      {(['buy', 'sell'] as const)
        .filter((side) => view.shown === null || view.shown === side)
        .map((side) => (
          <div key={side} className={sideStyle}>
            <dl className={costs}>
              {rowsOf(side).map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <div className={sheetFoot}>
              <Button
                tone={side === 'buy' ? 'rise' : 'fall'}
                width="full"
                isPending={view.isBusy}
                isDisabled={view.isTraded !== true}
                onPress={() => view.onSubmit(side)}
              >
                {t(buttonText(side, effect, market))}
              </Button>
            </div>
          </div>
        ))}
    </div>
  );
}

import { useUnit } from 'effector-react';
import { account } from '@/contract/capital';
import { premarketStage } from '@/contract/premarket';
import { $balanceByCoin } from '@/entities/spot-account';
import { PremarketOrderForm } from '@/features/place-premarket-order';
import { transferOpened } from '@/features/transfer';
import { useFormat, useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { OrderFormSkeleton } from '@/shared/order-form/OrderFormSkeleton';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { closed } from './page.css';
import { SpotMarketLink } from './SpotMarketLink';
import { useToken } from './useToken';

/** The order form of a token; once listed, an explanation of the settlement with a link to the spot market. */
export function TokenForm({ pair }: DeskPartProps) {
  const { balanceOf, onTransfer } = useUnit({ balanceOf: $balanceByCoin, onTransfer: transferOpened });
  const token = useToken(pair);
  const t = useText('premarket');
  const format = useFormat();
  if (pair === null || token === null) return <OrderFormSkeleton />;
  if (token.stage === premarketStage.trading) {
    const coinId = balanceOf?.get(pair.quote)?.coinId;
    return <PremarketOrderForm pair={pair} onTopUp={() => onTransfer({ target: account.spot, ...(coinId !== undefined && { coinId }) })} />;
  }
  const isSettled = token.stage === premarketStage.settled;
  return (
    <div className={closed}>
      <InlineAlert
        tone={isSettled ? 'info' : 'warning'}
        title={t(isSettled ? 'premarket.settledTitle' : 'premarket.settlingTitle')}
        action={<SpotMarketLink token={token} />}
      >
        {t(isSettled ? 'premarket.settledText' : 'premarket.settlingText', {
          coin: pair.base,
          quote: pair.quote,
          time: format.dateTime(token.settlesTime),
          price: format.amount(token.closingPrice, { decimals: pair.decimals, unit: pair.quote }),
        })}
      </InlineAlert>
    </div>
  );
}

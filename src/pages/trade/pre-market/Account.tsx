import { useUnit } from 'effector-react';
import { add } from '@/contract/decimal';
import { $isHidden } from '@/entities/assets';
import { $premarketOrderPledge, premarketHoldings } from '@/entities/premarket';
import { $isLoggedIn } from '@/entities/session';
import { $balanceOf } from '@/entities/spot-account';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { accountPanel } from './page.css';

/** What the spot account has for the pre-market, and what orders and deals hold back; nothing for a visitor. */
export function Account({ pair }: DeskPartProps) {
  const { isLoggedIn, isHidden, balanceOf, orderPledge, holdings } = useUnit({
    isLoggedIn: $isLoggedIn,
    isHidden: $isHidden,
    balanceOf: $balanceOf,
    orderPledge: $premarketOrderPledge,
    holdings: premarketHoldings.$latest,
  });
  const t = useText('premarket', 'trade');
  const format = useFormat();
  if (!isLoggedIn || pair === null) return null;
  const { base, quote } = pair;
  const rows = [
    { id: 'available', term: t('trade.available'), value: balanceOf && (balanceOf.get(quote)?.available ?? '0'), unit: quote },
    { id: 'orders', term: t('premarket.pledgedOrders'), value: orderPledge, unit: quote },
    { id: 'deals', term: t('premarket.pledgedDeals'), value: holdings && add(...holdings.map(({ pledge }) => pledge)), unit: quote },
    { id: 'tokens', term: t('premarket.tokens', { coin: base }), value: balanceOf && (balanceOf.get(base)?.available ?? '0'), unit: base },
  ];
  return (
    <div className={accountPanel}>
      <Heading level={2} size="body">
        {t('trade.funds')}
      </Heading>
      <DescriptionList
        density="compact"
        items={rows.map(({ id, term, value, unit }) => ({
          id,
          term,
          value: <Amount value={format.parts.amount(value, { unit })} hiddenLabel={isHidden ? t('trade.hidden') : undefined} />,
        }))}
      />
    </div>
  );
}

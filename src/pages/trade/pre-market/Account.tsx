import { useUnit } from 'effector-react';
import type { Decimal } from '@/contract/decimal';
import { $areBalancesHidden } from '@/entities/assets';
import { $isLoggedIn } from '@/entities/session';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { premarketAccount } from './accountModel';
import { accountPanel } from './page.css';

/** The user's pre-market funds: available balance, collateral in orders and deals, and tokens held; renders nothing for visitors. */
export function Account({ pair }: DeskPartProps) {
  const { isLoggedIn, isHidden, account } = useUnit({
    isLoggedIn: $isLoggedIn,
    isHidden: $areBalancesHidden,
    account: premarketAccount.$latest,
  });
  const t = useText('premarket', 'trade');
  const format = useFormat();
  if (!isLoggedIn || pair === null) return null;
  const { base, quote } = pair;
  const row = (id: string, term: string, value: Decimal | null, unit: string) => ({
    id,
    term,
    value: <Amount value={format.parts.amount(value, { unit })} hiddenLabel={isHidden ? t('trade.hidden') : undefined} />,
  });
  const available = (coin: string) => account && (account.balanceOf.get(coin)?.available ?? '0');
  const list = (
    <DescriptionList
      density="compact"
      items={[
        row('available', t('trade.available'), available(quote), quote),
        row('orders', t('premarket.pledgedOrders'), account && account.orderCollateral, quote),
        row('deals', t('premarket.pledgedDeals'), account && account.dealCollateral, quote),
        row('tokens', t('premarket.tokens', { coin: base }), available(base), base),
      ]}
    />
  );
  return (
    <div className={accountPanel}>
      <Heading level={2} size="body">
        {t('trade.funds')}
      </Heading>
      <QueryView query={premarketAccount} density="compact" errorText={t('trade.accountFailed')} skeleton={list}>
        {() => list}
      </QueryView>
    </div>
  );
}

import { useUnit } from 'effector-react';
import { $areBalancesHidden } from '@/entities/assets';
import { $isLoggedIn } from '@/entities/session';
import { $balanceByCoin, balances as balancesQuery } from '@/entities/spot-account';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { balances } from './page.css';

/** Available spot balances of both coins of a pair; renders nothing for visitors. */
export function Balances({ pair }: DeskPartProps) {
  const { isLoggedIn, isHidden, balanceByCoin } = useUnit({
    isLoggedIn: $isLoggedIn,
    isHidden: $areBalancesHidden,
    balanceByCoin: $balanceByCoin,
  });
  const t = useText('trade');
  const format = useFormat();
  if (!isLoggedIn || pair === null) return null;
  const list = (
    <DescriptionList
      density="compact"
      items={[pair.base, pair.quote].map((coin) => ({
        id: coin,
        term: coin,
        value: (
          <Amount
            value={format.parts.amount(balanceByCoin === null ? null : (balanceByCoin.get(coin)?.available ?? '0'))}
            hiddenLabel={isHidden ? t('trade.hidden') : undefined}
          />
        ),
      }))}
    />
  );
  return (
    <div className={balances}>
      <Heading level={2} size="body">
        {t('trade.funds')}
      </Heading>
      <QueryView query={balancesQuery} keepLatest density="compact" errorText={t('trade.accountFailed')} skeleton={list}>
        {() => list}
      </QueryView>
    </div>
  );
}

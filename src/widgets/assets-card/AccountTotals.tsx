import type { AssetsSummary } from '@/contract/account';
import { multiplyNullable } from '@/contract/decimal';
import { accountNames } from '@/entities/accounts';
import type { DisplayCurrency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { ShareLine } from '@/ui/ShareLine/ShareLine';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { accountRow, accounts as list, accountValue } from './AccountTotals.css';
import { accountTotals } from './model';

export interface AccountTotalsProps {
  /** Null while loading. */
  readonly summary: AssetsSummary | null;
  readonly currency: DisplayCurrency;
  readonly isHidden: boolean;
  /** Whether it is rendered beside the total in the same card. */
  readonly isBeside?: boolean;
}

/** The value of each account with its share of all positive balances; renders nothing if the exchange does not provide them. */
export function AccountTotals({ summary, currency, isHidden, isBeside = false }: AccountTotalsProps) {
  const t = useText('assets', 'accounts');
  const format = useFormat();
  if (!summary) {
    return (
      <div className={list({ isBeside })}>
        <Skeleton count={5} />
      </div>
    );
  }
  const totals = accountTotals(summary);
  if (!totals) return null;
  return (
    <dl className={list({ isBeside })} aria-label={t('assets.byAccount')}>
      {totals.map(({ wallet, totalUsdt, percent }) => (
        <div key={wallet} className={accountRow}>
          <Text as="dt" size="dense" tone="soft">
            {t(accountNames[wallet])}
          </Text>
          <dd className={accountValue}>
            <Amount
              value={format.parts.money(multiplyNullable(totalUsdt, currency.rate), currency.code)}
              weight="medium"
              hiddenLabel={isHidden ? t('assets.hiddenValue') : undefined}
            />
            <ShareLine percent={isHidden ? '0' : percent} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

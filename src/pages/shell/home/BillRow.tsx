import type { Bill } from '@/contract/spot';
import { accountNames, isAccountType } from '@/entities/accounts';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Text } from '@/ui/Text/Text';
import { billNames } from '@/widgets/account-assets';
import { activityEnd, activityName, activityRow, withoutMiddle } from './activity.css';

export interface BillRowProps {
  readonly bill: Bill;
  /** Masks the amount; screen readers read this label instead. */
  readonly hiddenLabel?: string;
}

/** A balance change with its type, account and amount. */
export function BillRow({ bill: { account, coinName, kind, amount, time }, hiddenLabel }: BillRowProps) {
  const t = useText('accounts', 'financial');
  const format = useFormat();
  return (
    <li className={`${activityRow} ${withoutMiddle}`}>
      <CoinIcon symbol={coinName} />
      <div className={activityName}>
        <Text>{t(billNames[kind])}</Text>
        <Text size="small" tone="faint" face="figures">
          <Instant at={time} />
        </Text>
      </div>
      <div className={activityEnd}>
        <Amount value={format.parts.amount(amount, { unit: coinName })} weight="medium" hiddenLabel={hiddenLabel} />
        {isAccountType(account) && (
          <Text size="small" tone="faint">
            {t(accountNames[account])}
          </Text>
        )}
      </div>
    </li>
  );
}

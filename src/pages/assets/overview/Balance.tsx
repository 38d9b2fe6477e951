import { useUnit } from 'effector-react';
import type { AccountType } from '@/contract/capital';
import { accountNames } from '@/entities/accounts';
import { $areBalancesHidden } from '@/entities/assets';
import { $currency } from '@/entities/currency';
import { useFormat, useI18n, useText } from '@/shared/i18n';
import { $clock } from '@/shared/lib/clock';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { passFocusToAncestor } from '@/ui/passFocusToAncestor';
import { Stack } from '@/ui/Stack/Stack';
import { Stat } from '@/ui/Stat/Stat';
import { accountsRefetched, shownTotal, valueUnit } from '@/widgets/account-assets';
import { $unit, Shortcuts, UnitTabs } from '@/widgets/assets-card';
import { $valueUnit, profit } from './model';
import type { Overview } from './overview';
import { gainOf } from './profit';

export interface BalanceProps {
  readonly overview: Overview;
}

/** The total value in the selected unit, today's profit and shortcuts to move funds. */
export function Balance({ overview }: BalanceProps) {
  const { unit, displayUnit, currency, days, isHidden, clock } = useUnit(units);
  const t = useText('accountAssets', 'assets');
  const format = useFormat();
  const hiddenLabel = isHidden ? t('assets.hiddenValue') : undefined;
  const { to } = useHrefs();
  const today = days && gainOf(days, 1);
  const day = days?.at(-1);
  const otherUnit = valueUnit(unit === 'fiat' ? 'USDT' : 'fiat', null, currency);
  return (
    <Stack gap={5}>
      <UnitTabs>
        <Stat
          label={t('assets.balance')}
          size="large"
          value={displayUnit.formatParts(shownTotal(overview.total, displayUnit), format)}
          hint={isHidden ? '' : `≈ ${otherUnit.formatParts(shownTotal(overview.total, otherUnit), format).text}`}
          hiddenLabel={hiddenLabel}
          href={to(routes.financialRecords, { query: { type: 'bills' } })}
        />
      </UnitTabs>
      <Stat
        label={t('accountAssets.today')}
        value={days && displayUnit.formatParts(today && displayUnit.fromUsdt(today.usdt), format)}
        change={today?.percent ? format.parts.percent(today.percent) : undefined}
        tone="trend"
        hiddenLabel={hiddenLabel}
        href={day && to(routes.financialRecords, { query: { type: 'bills', from: format.date(day.time), to: format.date(clock.now()) } })}
      />
      <Incomplete overview={overview} />
      <Shortcuts isMockTrading={false} />
    </Stack>
  );
}

/** Warns about balances that are missing from the total or out of date. */
function Incomplete({ overview: { total, failed, stale } }: BalanceProps) {
  const onRetry = useUnit(accountsRefetched);
  const t = useText('accountAssets', 'accounts');
  const namesOf = (wallets: readonly AccountType[]) => wallets.map((wallet) => t(accountNames[wallet])).join(', ');
  const { t: common } = useI18n();
  if (failed.length + stale.length === 0) return total.isPartial && <InlineAlert tone="warning">{t('accountAssets.unpriced')}</InlineAlert>;
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button ref={passFocusToAncestor} size="compact" onPress={() => onRetry()}>
          {common('common.retry')}
        </Button>
      }
    >
      {failed.length > 0 && <p>{t('accountAssets.without', { names: namesOf(failed) })}</p>}
      {stale.length > 0 && <p>{t('accountAssets.stale', { names: namesOf(stale) })}</p>}
    </InlineAlert>
  );
}

const units = {
  unit: $unit,
  displayUnit: $valueUnit,
  currency: $currency,
  days: profit.$data,
  isHidden: $areBalancesHidden,
  clock: $clock,
};

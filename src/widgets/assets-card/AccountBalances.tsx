import { useUnit } from 'effector-react';
import { $areBalancesHidden, AssetsGate, hideBalancesToggled, summary as assets } from '@/entities/assets';
import { $currency } from '@/entities/currency';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { BalanceToggle } from '@/ui/HiddenBalance/BalanceToggle';
import { Panel } from '@/ui/Panel/Panel';
import { AccountTotals } from './AccountTotals';

/** The balances of the user's accounts, as a separate card beside a form that moves funds. */
export function AccountBalances() {
  const { isHidden, currency, onHide } = useUnit({ isHidden: $areBalancesHidden, currency: $currency, onHide: hideBalancesToggled });
  const t = useText('assets');
  useGate(AssetsGate);
  return (
    <Panel
      title={t('assets.byAccount')}
      aside={<BalanceToggle isHidden={isHidden} showLabel={t('assets.show')} hideLabel={t('assets.hide')} onToggle={() => onHide()} />}
    >
      <QueryView
        query={assets}
        density="compact"
        errorText={t('assets.failed')}
        skeleton={<AccountTotals summary={null} currency={currency} isHidden={isHidden} />}
      >
        {(summary) => <AccountTotals summary={summary} currency={currency} isHidden={isHidden} />}
      </QueryView>
    </Panel>
  );
}

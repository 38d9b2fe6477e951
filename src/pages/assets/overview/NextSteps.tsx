import { useUnit } from 'effector-react';
import { ArrowDownToLine, ArrowLeftRight, CandlestickChart, HandCoins, type LucideIcon } from 'lucide-react';
import { account } from '@/contract/capital';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { DataList } from '@/ui/DataList/DataList';
import { Icon } from '@/ui/Icon/Icon';
import { Panel } from '@/ui/Panel/Panel';
import { $accounts } from '@/widgets/account-assets';
import { nextStepsOf, type NextStep } from './nextSteps';

const icons: Readonly<Record<NextStep, LucideIcon>> = {
  repay: HandCoins,
  deposit: ArrowDownToLine,
  transfer: ArrowLeftRight,
  trade: CandlestickChart,
};

/** Suggested next steps for the user's balances; steps without a built screen are omitted. */
export function NextSteps() {
  const accounts = useUnit($accounts);
  const t = useText('accountAssets');
  const { to } = useHrefs();
  const hrefs: Readonly<Record<NextStep, string | null>> = {
    repay: to(routes.marginAccount),
    deposit: to(routes.deposit),
    transfer: to(routes.transfer, { query: { source: String(account.spot), target: String(account.perpetual) } }),
    trade: to(routes.spotTrade),
  };
  const items = nextStepsOf(accounts).flatMap((step) => {
    const href = hrefs[step];
    return href === null
      ? []
      : [
          {
            id: step,
            mark: <Icon icon={icons[step]} size="regular" tone="soft" />,
            title: t(`accountAssets.step_${step}`),
            meta: t(`accountAssets.hint_${step}`),
            href,
          },
        ];
  });
  return (
    <Panel title={t('accountAssets.nextSteps')} inset="none">
      <DataList label={t('accountAssets.nextSteps')} items={items} />
    </Panel>
  );
}

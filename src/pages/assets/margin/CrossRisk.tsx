import { crossAccount } from '@/entities/margin-account';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { RiskMeter } from './RiskMeter';

/** The risk of the cross-margin account. */
export function CrossRisk() {
  const t = useText('accountAssets');
  return (
    <Panel title={t('accountAssets.risk')}>
      <QueryView query={crossAccount} density="compact" skeleton={<Skeleton shape="block" size={64} />}>
        {(risk) => <RiskMeter account={risk} />}
      </QueryView>
    </Panel>
  );
}

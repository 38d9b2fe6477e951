import { useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { overview } from './page.css';

/** Number of skeleton rows for networks and tokens. */
const rows = { networks: 3, tokens: 6 };

/** Loading skeleton of the assets. */
export function Loading() {
  const t = useText('web3Assets');
  return (
    <>
      <Card density="generous">
        <div className={overview}>
          <Skeleton shape="block" size={88} label />
          <Skeleton shape="row" count={rows.networks} />
        </div>
      </Card>
      <Panel title={t('web3Assets.list')} inset="none">
        <Skeleton shape="row" count={rows.tokens} />
      </Panel>
    </>
  );
}

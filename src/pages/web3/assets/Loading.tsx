import { useUnit } from 'effector-react';
import { $isPreparing } from '@/entities/wallet';
import { useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Panel } from '@/ui/Panel/Panel';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { overview, preparing } from './page.css';

/** Number of skeleton rows for networks and tokens. */
const rows = { networks: 3, tokens: 6 };

/** Loading skeleton of the assets; says so if the server is still preparing them. */
export function Loading() {
  const isPreparing = useUnit($isPreparing);
  const t = useText('web3Assets');
  return (
    <>
      <Card density="generous">
        <div className={overview}>
          {isPreparing ? (
            <div className={preparing}>
              <InlineAlert title={t('web3Assets.preparing')} isAnnounced>
                {t('web3Assets.preparingHint')}
              </InlineAlert>
            </div>
          ) : (
            <Skeleton shape="block" size={88} label />
          )}
          <Skeleton shape="row" count={rows.networks} />
        </div>
      </Card>
      <Panel title={t('web3Assets.list')}>
        <Skeleton shape="row" count={rows.tokens} />
      </Panel>
    </>
  );
}

import { useText } from '@/shared/i18n';
import { Grid } from '@/ui/Grid/Grid';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { frame } from './coinInfo.css';

/** Loading skeleton of the page. */
export function Loading({ coin }: { readonly coin: string }) {
  const t = useText('coinInfo');
  return (
    <Stack gap={6}>
      <Skeleton shape="block" size={40} label />
      <Grid columns="mainAside" gap={5}>
        <Panel title={t('coinInfo.priceOf', { coin })}>
          <div className={frame}>
            <Skeleton shape="block" size={320} />
          </div>
        </Panel>
        <Stack gap={5}>
          <Panel title={t('coinInfo.converter')}>
            <Skeleton shape="block" size={112} />
          </Panel>
          <Panel title={t('coinInfo.facts')}>
            <Skeleton shape="text" count={7} />
          </Panel>
        </Stack>
      </Grid>
      <Skeleton shape="row" count={5} />
    </Stack>
  );
}

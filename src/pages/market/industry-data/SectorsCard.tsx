import { useUnit } from 'effector-react';
import { usePauseOnHover } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText, type Format, type Translate } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';
import { sectorRanking } from './digests';
import type { SectorMetrics } from './metrics';
import { sectors } from './model';
import { SectorCoins } from './SectorCoins';

/** Sectors ranked by change; expanding one shows its coins. */
export function SectorsCard() {
  useGate(sectorRanking.Gate);
  const rows = useUnit(sectorRanking.$digest);
  const pauseProps = usePauseOnHover(sectorRanking);
  const t = useText('industry');
  const format = useFormat();
  return (
    <Panel title={t('industry.sectors')}>
      <Stack gap={4}>
        <QueryView
          query={sectors}
          density="compact"
          errorText={t('industry.sectorsFailed')}
          empty={<EmptyState density="compact" text={t('industry.sectorsEmpty')} />}
          skeleton={<Skeleton shape="row" count={6} label />}
        >
          {() => (
            <div {...pauseProps}>
              <Table
                label={t('industry.sectors')}
                extent="panel"
                columns={columnsOf(t, format)}
                rows={rows}
                rowKey={({ sector }) => sector.sector}
                rowName={({ sector }) => sector.name}
                renderDetail={({ sector, pairs }) => <SectorCoins name={sector.name} pairs={pairs} />}
              />
            </div>
          )}
        </QueryView>
        <Text size="small" tone="faint">
          {t('industry.sectorNote')}
        </Text>
      </Stack>
    </Panel>
  );
}

const columnsOf = (t: Translate<'industry'>, format: Format): readonly Column<SectorMetrics>[] => [
  {
    id: 'sector',
    header: t('industry.sector'),
    width: 152,
    cell: ({ sector, pairs }) => (
      <>
        <Text weight="medium">{sector.name}</Text>{' '}
        <Text size="small" tone="faint">
          {t('industry.coins', { count: pairs.length })}
        </Text>
      </>
    ),
  },
  {
    id: 'change',
    header: t('industry.change'),
    align: 'end',
    width: 104,
    cell: ({ change }) => <PriceChange value={format.parts.percent(change)} />,
  },
  { id: 'cap', header: t('industry.cap'), align: 'end', foldedWidth: 84, priority: 2, cell: ({ cap }) => format.compact(cap) },
  {
    id: 'turnover',
    header: t('industry.turnover'),
    align: 'end',
    foldedWidth: 92,
    priority: 3,
    cell: ({ turnover }) => format.compact(turnover),
  },
  {
    id: 'leader',
    header: t('industry.leader'),
    align: 'end',
    width: 152,
    foldedWidth: 116,
    priority: 1,
    cell: ({ leader }) => leader && <Leader {...leader} />,
  },
];

/** The top gainer of a sector, linked to its coin information. */
function Leader({ instrument: { base }, change }: NonNullable<SectorMetrics['leader']>) {
  const format = useFormat();
  const { to } = useHrefs();
  const href = to(routes.coinInfo, { query: { coin: base } });
  return (
    <>
      {href === null ? base : <Link href={href}>{base}</Link>} <PriceChange value={format.parts.percent(change)} />
    </>
  );
}

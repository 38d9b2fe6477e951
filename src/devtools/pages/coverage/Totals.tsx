import { useFormat, useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';
import { Stack } from '@/ui/Stack/Stack';
import { Stat } from '@/ui/Stat/Stat';
import { bar, track } from './Board.css';
import { totalOf, type CoverageColumn } from './columns';

export interface TotalsProps<Row> {
  readonly columns: readonly CoverageColumn<Row>[];
  readonly rows: readonly Row[];
}

/** The overall coverage of all rows per aspect, among those that need it. */
export function Totals<Row>({ columns, rows }: TotalsProps<Row>) {
  const t = useText('workbench');
  const format = useFormat();
  const totals = columns
    .map((column) => ({ ...totalOf(column, rows), id: column.id, title: t(column.title) }))
    .filter(({ needed }) => needed > 0);
  return (
    <Grid as="ul" columns="small" gap={4} aria-label={t('workbench.coverageTotals')}>
      {totals.map(({ id, title, covered, needed }) => (
        <Card as="li" key={id} density="compact">
          <Stack gap={3}>
            <Stat
              label={title}
              value={format.parts.amount(String(covered), { decimals: 0 })}
              hint={
                covered === needed
                  ? t('workbench.coverageOf', { all: needed })
                  : t('workbench.coverageMissing', { all: needed, missing: needed - covered })
              }
            />
            <div className={track}>
              <div className={bar} style={{ inlineSize: `${(covered / needed) * 100}%` }} />
            </div>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

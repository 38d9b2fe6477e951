import { useFormat, useI18n } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import type { RecordKindOptions } from './options';
import { totalsOf } from './totals';

export interface RecordTotalsProps<Row> {
  readonly total: NonNullable<RecordKindOptions<Row>['total']>;
  readonly rows: readonly Row[];
}

/** The totals of the page per unit. */
export function RecordTotals<Row>({ total, rows }: RecordTotalsProps<Row>) {
  const { t } = useI18n();
  const { parts } = useFormat();
  return (
    <Inline gap={5} justify="end">
      <Text size="dense" tone="soft">
        {t(total.label)}
      </Text>
      {totalsOf(rows, total).map(({ unit, amount }) => (
        <Amount key={unit} value={parts.amount(amount, { decimals: 18, unit })} weight="medium" />
      ))}
    </Inline>
  );
}

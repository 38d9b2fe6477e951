import { useI18n } from '@/shared/i18n';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Inline } from '@/ui/Inline/Inline';
import type { BatchAction } from './action';
import { ActionButton } from './ActionButton';

export interface SelectionBarProps<Row> {
  readonly batch: BatchAction<Row>;
  /** All records of the page; `chosen` contains the selected ones. */
  readonly rows: readonly Row[];
  readonly chosen: readonly Row[];
  readonly onAll: (isChosen: boolean) => void;
}

/** Selects all records of a page and applies an action to the selected ones. */
export function SelectionBar<Row>({ batch, rows, chosen, onAll }: SelectionBarProps<Row>) {
  const { t } = useI18n();
  const isAll = chosen.length === rows.length;
  return (
    <Inline gap={4}>
      <Checkbox isSelected={isAll} isIndeterminate={chosen.length > 0 && !isAll} onChange={onAll}>
        {chosen.length === 0 ? t('records.chooseAll') : t('records.chosen', { count: chosen.length })}
      </Checkbox>
      {chosen.length > 0 && <ActionButton action={batch} change={chosen} />}
    </Inline>
  );
}

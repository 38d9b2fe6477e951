import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { Inline } from '@/ui/Inline/Inline';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Select } from '@/ui/Select/Select';
import type { ListProps } from './List';
import { sectors } from './model';

const everything = 'all';

/** Filters a list by sector, and by gainers or losers. */
export function MarketFilters({ choice: { sector, moved }, choose }: ListProps) {
  const sectorRows = useUnit(sectors.$latest);
  const t = useText('market');
  return (
    <Inline gap={4}>
      <SegmentedControl
        label={t('market.moved')}
        size="compact"
        options={([everything, 'risen', 'fallen'] as const).map((id) => ({ id, label: t(`market.moved_${id}`) }))}
        value={moved ?? everything}
        onChange={(id) => choose({ moved: id === everything ? null : id, order: null }, { replace: true })}
      />
      <Select
        label={t('market.sector')}
        isLabelHidden
        size="compact"
        width="content"
        options={[
          { id: everything, label: t('market.allSectors') },
          ...(sectorRows ?? []).map((row) => ({ id: row.sector, label: row.name })),
        ]}
        value={sector ?? everything}
        onChange={(id) => choose({ sector: id === everything ? null : id }, { replace: true })}
        placeholder={t('market.sector')}
      />
    </Inline>
  );
}

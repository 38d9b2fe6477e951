import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { assetUnits } from '@/contract/account';
import { $currency } from '@/entities/currency';
import { useText } from '@/shared/i18n';
import { Tabs } from '@/ui/Tabs/Tabs';
import { $unit, unitChosen } from './model';

export interface UnitTabsProps {
  /** The content shown in the selected unit. */
  readonly children: ReactNode;
}

/** Selects the unit in which all totals are shown. */
export function UnitTabs({ children }: UnitTabsProps) {
  const { currency, unit, onUnit } = useUnit({ currency: $currency, unit: $unit, onUnit: unitChosen });
  const t = useText('assets');
  return (
    <Tabs
      label={t('assets.unit')}
      variant="segment"
      size="compact"
      tabs={assetUnits.map((id) => ({ id, label: id === 'fiat' ? currency.code : id }))}
      selected={unit}
      onSelect={onUnit}
    >
      {children}
    </Tabs>
  );
}

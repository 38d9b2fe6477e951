import { priceBases, type PriceBasis } from '@/contract/swap';
import { useText } from '@/shared/i18n';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';

export interface PriceBasisFieldProps {
  readonly value: PriceBasis;
  readonly onChange: (basis: PriceBasis) => void;
}

/** Selects the trigger price of a contract: last, mark or index price. */
export function PriceBasisField({ value, onChange }: PriceBasisFieldProps) {
  const t = useText('contract');
  return (
    <SegmentedControl
      label={t('contract.basis')}
      size="compact"
      width="full"
      options={priceBases.map((id) => ({ id, label: t(`contract.basis_${id}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

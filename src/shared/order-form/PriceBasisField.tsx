import { priceBases, type PriceBasis } from '@/contract/swap';
import { useText } from '@/shared/i18n';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';

export interface PriceBasisFieldProps {
  readonly value: PriceBasis;
  readonly onChange: (basis: PriceBasis) => void;
}

/** Chooses which price of a contract sets off what waits: the latest one, the mark or the index. */
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

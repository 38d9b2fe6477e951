import { orderSide, type OrderSide } from '@/contract/spot';
import { useText } from '@/shared/i18n';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';

export interface SideControlProps {
  readonly value: OrderSide;
  readonly onChange: (side: OrderSide) => void;
}

/** Selects buy or sell. */
export function SideControl({ value, onChange }: SideControlProps) {
  const t = useText('trade', 'orders');
  return (
    <SegmentedControl
      label={t('trade.side')}
      width="full"
      options={[
        { id: orderSide.buy, label: t('orders.buy'), tone: 'rise' },
        { id: orderSide.sell, label: t('orders.sell'), tone: 'fall' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

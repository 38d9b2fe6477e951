import type { Position } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { usePositionContract } from './usePositionContract';

/** The key values of a position: size, entry price, mark price and liquidation price. */
export function PositionFacts({ position }: { readonly position: Position }) {
  const { contract, decimals, amountUnit } = usePositionContract(position);
  const t = useText('contract');
  const format = useFormat();
  const price = (value: string | null) => format.amount(value, { decimals, min: contract?.decimals });
  return (
    <DescriptionList
      density="compact"
      items={[
        { id: 'size', term: t('contract.size'), value: format.amount(position.amount, { unit: amountUnit }) },
        { id: 'entry', term: t('contract.entry'), value: price(position.entryPrice) },
        { id: 'mark', term: t('contract.mark'), value: price(position.markPrice) },
        { id: 'liquidation', term: t('contract.liquidation'), value: price(position.liquidationPrice) },
      ]}
    />
  );
}

import { useUnit } from 'effector-react';
import type { DustBalance } from '@/contract/assets';
import { useFormat, useText } from '@/shared/i18n';
import { CheckboxGroup } from '@/ui/CheckboxGroup/CheckboxGroup';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { $targetCoinId, $ticked, balancesChosen, targetChosen } from './model';

export interface DustSelectionProps {
  readonly known: {
    readonly feeRate: string;
    readonly targets: readonly { readonly coinId: number; readonly coinName: string }[];
    readonly list: readonly DustBalance[];
  };
}

/** Selects the balances to convert and the target coin. */
export function DustSelection({ known: { targets, list } }: DustSelectionProps) {
  const t = useText('dust');
  const format = useFormat();
  const { ticked, targetCoinId, onChoose, onTarget } = useUnit({
    ticked: $ticked,
    targetCoinId: $targetCoinId,
    onChoose: balancesChosen,
    onTarget: targetChosen,
  });
  return (
    <>
      <SegmentedControl
        label={t('dust.target')}
        width="full"
        options={targets.map(({ coinId, coinName }) => ({ id: String(coinId), label: coinName }))}
        value={String(targetCoinId)}
        onChange={(id) => onTarget(Number.parseInt(id, 10))}
      />
      <CheckboxGroup
        label={t('dust.balances')}
        allLabel={t('dust.all')}
        options={list.map(({ coinId, coinName, amount, usdt }) => ({
          id: String(coinId),
          label: coinName,
          description: t('dust.worth', {
            amount: format.amount(amount, { unit: coinName }),
            usdt: format.amount(usdt, { decimals: 4, unit: 'USDT' }),
          }),
        }))}
        values={ticked.map(({ coinId }) => String(coinId))}
        onChange={onChoose}
      />
    </>
  );
}

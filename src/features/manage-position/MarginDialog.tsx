import { useUnit } from 'effector-react';
import { useState } from 'react';
import { amountOf } from '@/contract/capital';
import { isGreater, isZero, negate } from '@/contract/decimal';
import { $contractAssetsByCoin } from '@/entities/contract-account';
import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/numberInput';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { liquidationAfter, removableMargin } from './marginCalculations';
import { adjustMargin } from './mutations';
import { PositionDialog, type PositionActionProps } from './PositionDialog';
import { $tiers } from './termsModel';
import { usePositionContract } from './usePositionContract';
import { usePositionName } from './usePositionName';

const marginDigits = 8;

/** Adds margin to an isolated position, or removes what it does not need. */
export function MarginDialog({ position }: PositionActionProps) {
  const view = useUnit({
    assets: $contractAssetsByCoin,
    tiers: $tiers,
    isPending: adjustMargin.$isPending,
    onSubmit: adjustMargin.submitted,
  });
  const [kind, setKind] = useState<'add' | 'remove'>('add');
  const [amount, setAmount] = useState('');
  const t = useText('contract', 'contractMore', 'orders');
  const format = useFormat();
  const nameOf = usePositionName();
  const { contract, decimals, coin } = usePositionContract(position);
  const max = kind === 'add' ? (view.assets?.get(coin)?.free ?? '0') : removableMargin(position);
  const typed = amountOf(amount);
  const problem = isGreater(typed, max) ? t(kind === 'add' ? 'orders.insufficientBalance' : 'contractMore.marginTooLow') : undefined;
  const liquidation =
    view.tiers && problem === undefined ? liquidationAfter(position, kind === 'add' ? typed : negate(typed), view.tiers, decimals) : null;
  return (
    <PositionDialog
      position={position}
      title={t('contractMore.marginFor', { position: nameOf(position) })}
      confirmLabel={t('contract.confirm')}
      isPending={view.isPending}
      isDisabled={isZero(typed) || problem !== undefined}
      onConfirm={() => view.onSubmit({ position, kind, amount: typed })}
    >
      <SegmentedControl
        label={t('contract.marginAdjust')}
        width="full"
        options={[
          { id: 'add', label: t('contractMore.addMargin') },
          { id: 'remove', label: t('contractMore.removeMargin') },
        ]}
        value={kind}
        onChange={setKind}
      />
      <AmountField
        label={t('contractMore.marginAmount')}
        unit={coin}
        separators={format.separators}
        value={amount}
        onChange={setAmount}
        normalise={withDecimals(marginDigits)}
        description={`${t('contract.max')} ${format.amount(max, { unit: coin })}`}
        errorMessage={problem}
        action={
          <Button size="compact" tone="quiet" onPress={() => setAmount(max)}>
            {t('contract.all')}
          </Button>
        }
      />
      <DescriptionList
        density="compact"
        items={[
          {
            id: 'liquidation',
            term: t('contract.estimatedLiquidation'),
            value: format.amount(liquidation, { decimals, min: contract?.decimals }),
          },
        ]}
      />
    </PositionDialog>
  );
}

import { useUnit } from 'effector-react';
import { useState } from 'react';
import { isNegative, isZero } from '@/contract/decimal';
import { contractName } from '@/contract/swap';
import { brand } from '@/shared/brand';
import { useFormat, useText } from '@/shared/i18n';
import { saveBlob } from '@/shared/lib/saveFile';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Dialog } from '@/ui/Dialog/Dialog';
import { ShareCard } from '@/ui/ShareCard/ShareCard';
import { Stack } from '@/ui/Stack/Stack';
import { moneyDecimals } from './gain';
import { positionActionClosed } from './model';
import type { PositionActionProps } from './PositionDialog';
import { usePositionContract } from './usePositionContract';
import { usePositionName } from './usePositionName';

/** Shares a position as a picture with its return, entry and mark price. Money amounts are included only if chosen. */
export function ShareDialog({ position }: PositionActionProps) {
  // The picture does not update: it shows the position as of opening the dialog.
  const [shared] = useState(position);
  const [showsAmount, setShowsAmount] = useState(false);
  const onClose = useUnit(positionActionClosed);
  const t = useText('contract', 'contractMore');
  const format = useFormat();
  const nameOf = usePositionName();
  const { decimals, coin } = usePositionContract(shared);
  const { contractCode, side, leverage, returnRate, unrealised, entryPrice, markPrice } = shared;
  const pnl = format.amount(unrealised, { decimals: moneyDecimals(shared), unit: coin });
  return (
    <Dialog
      title={t('contractMore.shareFor', { position: nameOf(shared) })}
      isOpen
      isClosable
      onOpenChange={(opens) => !opens && onClose()}
    >
      <Stack gap={5}>
        <ShareCard
          brand={{ name: brand.name, mark: brand.mark.path }}
          title={contractName(contractCode)}
          subtitle={`${t(`contract.${side}`)} · ${leverage}×`}
          value={format.percent(returnRate)}
          trend={isZero(returnRate) ? 'flat' : isNegative(returnRate) ? 'fall' : 'rise'}
          facts={[
            { label: t('contract.entry'), value: format.price(entryPrice, decimals) },
            { label: t('contract.mark'), value: format.price(markPrice, decimals) },
            ...(showsAmount ? [{ label: t('contract.pnl'), value: pnl }] : []),
          ]}
          footer={brand.host}
          saveLabel={t('contractMore.savePicture')}
          onSave={(picture) => saveBlob(picture, `${contractCode}.png`)}
        />
        <Checkbox isSelected={showsAmount} onChange={setShowsAmount}>
          {t('contractMore.shareAmount')}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}

import { useState } from 'react';
import { marginModes, positionModes, positionTypes } from '@/contract/swap';
import { useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';
import { SettingDialog } from './SettingDialog';
import type { TicketMarket } from './ticket';

export interface ModesDialogProps {
  readonly market: TicketMarket;
}

/** Selects margin mode, position mode and position type; not possible with open positions or orders. */
export function ModesDialog({ market }: ModesDialogProps) {
  const { marginMode, positionMode, positionType } = market.setting;
  const [chosen, setChosen] = useState({ marginMode, positionMode, positionType });
  const t = useText('contract', 'contractMore');
  const isInUse = market.openOrders.length > 0 || market.positions.some(({ contractCode }) => contractCode === market.contractCode);
  const group = <Id extends 'cross' | 'isolated' | 'hedge' | 'oneWay' | 'merge' | 'split'>(
    label: string,
    ids: readonly Id[],
    value: Id,
    onChoose: (id: Id) => void,
  ) => (
    <RadioGroup
      label={label}
      variant="cards"
      isDisabled={isInUse}
      options={ids.map((id) => ({ id, label: t(`contract.${id}`), description: t(`contractMore.${id}Hint`) }))}
      value={value}
      onChange={(id) => {
        const selected = ids.find((each) => each === id);
        if (selected) onChoose(selected);
      }}
    />
  );
  return (
    <SettingDialog title={t('contractMore.modes')} setting={chosen} isDisabled={isInUse}>
      {isInUse && <InlineAlert tone="info">{t('contractMore.inUse')}</InlineAlert>}
      {group(t('contract.marginMode'), marginModes, chosen.marginMode, (id) => setChosen({ ...chosen, marginMode: id }))}
      {group(t('contract.positionMode'), positionModes, chosen.positionMode, (id) => setChosen({ ...chosen, positionMode: id }))}
      {group(t('contractMore.positionType'), positionTypes, chosen.positionType, (id) => setChosen({ ...chosen, positionType: id }))}
    </SettingDialog>
  );
}

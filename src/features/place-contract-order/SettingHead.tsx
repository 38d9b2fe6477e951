import { useUnit } from 'effector-react';
import { $isLoggedIn } from '@/entities/session';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { head } from './ContractOrderForm.css';
import { LeverageDialog } from './LeverageDialog';
import { ModesDialog } from './ModesDialog';
import { $settingDialog, settingOpened } from './settingModel';
import type { TicketMarket } from './ticket';

export interface SettingHeadProps {
  readonly market: TicketMarket;
}

/** How the contract is traded, each part of it a button that changes it. */
export function SettingHead({ market }: SettingHeadProps) {
  const { dialog, isLoggedIn, onOpen } = useUnit({ dialog: $settingDialog, isLoggedIn: $isLoggedIn, onOpen: settingOpened });
  const t = useText('contract');
  const { marginMode, leverage, positionMode } = market.setting;
  const button = (what: 'leverage' | 'modes', name: string, text: string) => (
    <Button size="compact" width="full" isDisabled={!isLoggedIn} aria-label={`${name}: ${text}`} onPress={() => onOpen(what)}>
      {text}
    </Button>
  );
  return (
    <div className={head}>
      {button('modes', t('contract.marginMode'), t(`contract.${marginMode}`))}
      {button('leverage', t('contract.leverage'), `${leverage}×`)}
      {button('modes', t('contract.positionMode'), t(`contract.${positionMode}`))}
      {dialog === 'leverage' && <LeverageDialog market={market} />}
      {dialog === 'modes' && <ModesDialog market={market} />}
    </div>
  );
}

import { useUnit } from 'effector-react';
import { $isLoggedIn } from '@/entities/session';
import { useLazyDialog } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { CalculatorButton } from './calculator/CalculatorButton';
import { head } from './ContractOrderForm.css';
import { $settingDialog, settingClosed, settingOpened } from './settingDialogModel';
import type { TicketMarket } from './ticket';

export interface SettingsHeaderProps {
  readonly market: TicketMarket;
}

/** The trading settings of the contract, each as a button that changes it; the dialogs are loaded on first use. */
export function SettingsHeader({ market }: SettingsHeaderProps) {
  const { dialog, isLoggedIn, onOpen } = useUnit({
    dialog: $settingDialog,
    isLoggedIn: $isLoggedIn,
    onOpen: settingOpened,
  });
  const module = useLazyDialog({
    load: () => import('./settingDialogs'),
    namespaces: ['contract', 'contractMore', 'trade'],
    isNeeded: dialog !== null,
    closed: settingClosed,
  });
  const t = useText('contract');
  const { marginMode, leverage, positionMode } = market.setting;
  const button = (what: 'leverage' | 'modes', name: string, text: string) => (
    <Button
      size="compact"
      width="full"
      isDisabled={!isLoggedIn}
      aria-label={t('common.named', { name, value: text })}
      onPress={() => onOpen(what)}
    >
      {text}
    </Button>
  );
  return (
    <div className={head}>
      {button('modes', t('contract.marginMode'), t(`contract.${marginMode}`))}
      {button('leverage', t('contract.leverage'), `${leverage}×`)}
      {button('modes', t('contract.positionMode'), t(`contract.${positionMode}`))}
      <CalculatorButton market={market} />
      {module && dialog === 'leverage' && <module.LeverageDialog market={market} />}
      {module && dialog === 'modes' && <module.ModesDialog market={market} />}
    </div>
  );
}

import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { Amount, type AmountProps } from '@/ui/Amount/Amount';
import { HiddenBalance } from '@/ui/HiddenBalance/HiddenBalance';
import { $areNumbersHidden } from './settings';

/** An amount of the wallet; shown as five asterisks while amounts are hidden. Source: specification, Header toolbar, Wallet. */
export function WalletAmount(props: Omit<AmountProps, 'hiddenLabel'>) {
  const isHidden = useUnit($areNumbersHidden);
  const t = useText('wallet');
  return isHidden ? <HiddenBalance length={5} label={t('wallet.hidden')} /> : <Amount {...props} />;
}

import { useUnit } from 'effector-react';
import { Wallet } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { Button, type ButtonProps } from '@/ui/Button/Button';
import { loadDialog } from './loadDialog';
import { connectOpened } from './model';

export type ConnectButtonProps = Pick<ButtonProps, 'size' | 'width'>;

/** Opens the dialog that connects a wallet. */
export function ConnectButton(buttonProps: ConnectButtonProps) {
  const open = useUnit(connectOpened);
  const t = useText('wallet');
  const prepare = () => void loadDialog().catch(() => {});
  return (
    <Button {...buttonProps} tone="accent" icon={Wallet} onHoverStart={prepare} onFocus={prepare} onPress={() => open()}>
      {t('wallet.connect')}
    </Button>
  );
}

import { useUnit } from 'effector-react';
import { $wallet } from '@/entities/wallet';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { $device } from '@/shared/lib';
import { Text } from '@/ui/Text/Text';
import { Balance } from './Balance';
import { WalletAvatar } from './WalletAvatar';
import { balance, names, trigger, loadingSpace } from './WalletMenu.css';

const panelWidth = 336;

/** The connected wallet in the header: balance, account and wallet name; opens the wallet's menu. Source: specification, Header toolbar, Wallet. */
export function WalletMenu() {
  const { wallet, device, onFailed } = useUnit({ wallet: $wallet, device: $device, onFailed: lazyLoadFailed });
  const t = useText('wallet');
  if (wallet === null) return <span className={loadingSpace} />;
  const { accountName, walletName } = wallet;
  return (
    <>
      {device === 'desktop' && (
        <div className={balance}>
          <Balance />
        </div>
      )}
      <LazyOverlay
        presentation={device === 'phone' ? 'end' : 'popover'}
        label={t('wallet.menu')}
        placement="bottom end"
        offset={10}
        width={panelWidth}
        load={() => import('./WalletPanel').then(({ WalletPanel }) => WalletPanel)}
        onFailed={onFailed}
        renderTrigger={({ onPress, onHoverStart, ...button }) => (
          <button
            {...button}
            type="button"
            className={trigger}
            aria-label={t('wallet.menuOf', { account: accountName, wallet: walletName })}
            onClick={onPress}
            onPointerEnter={onHoverStart}
          >
            <WalletAvatar wallet={wallet} />
            <span className={names}>
              <Text size="dense" weight="medium" wrap="ellipsis">
                {accountName}
              </Text>
              <Text size="small" tone="soft" wrap="ellipsis">
                {walletName}
              </Text>
            </span>
          </button>
        )}
      />
    </>
  );
}

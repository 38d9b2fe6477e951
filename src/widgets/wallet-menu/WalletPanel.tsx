import { useUnit } from 'effector-react';
import { Headset, Unplug, Wallet } from 'lucide-react';
import { $wallet } from '@/entities/wallet';
import { disconnectPressed } from '@/features/wallet-connect';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { Addresses } from './Addresses';
import { Balance } from './Balance';
import { WalletAvatar } from './WalletAvatar';
import { entries, line, panelNames, person } from './WalletMenu.css';

/** The menu of the connected wallet: identity, balance, addresses, wallet assets, support and disconnect. Source: specification, Header toolbar, Wallet. */
export function WalletPanel({ close }: OverlayBodyProps) {
  const { wallet, onDisconnect } = useUnit({ wallet: $wallet, onDisconnect: disconnectPressed });
  const t = useText('wallet');
  const { to } = useHrefs();
  if (wallet === null) return null;
  return (
    <Stack gap={4}>
      <div className={person}>
        <WalletAvatar wallet={wallet} size="large" />
        <div className={panelNames}>
          <Text weight="semibold" size="reading" wrap="ellipsis" title={wallet.accountName}>
            {wallet.accountName}
          </Text>
          <Text size="dense" tone="soft" wrap="ellipsis" title={wallet.walletName}>
            {wallet.walletName}
          </Text>
        </div>
      </div>
      <Balance size="title" />
      <Addresses />
      <ul className={entries}>
        <li className={line}>
          <Link variant="nav" icon={Wallet} href={to(routes.web3Assets)} onPress={close}>
            {t('wallet.assets')}
          </Link>
        </li>
        <li className={line}>
          {/* Falls back to mail while the help centre is not built. */}
          <Link variant="nav" icon={Headset} href={to(routes.helpCentre) ?? `mailto:${brand.supportMail}`} onPress={close}>
            {t('wallet.support')}
          </Link>
        </li>
      </ul>
      <Button
        width="full"
        icon={Unplug}
        onPress={() => {
          close();
          onDisconnect();
        }}
      >
        {t('wallet.disconnect')}
      </Button>
    </Stack>
  );
}

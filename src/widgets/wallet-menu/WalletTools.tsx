import { useUnit } from 'effector-react';
import { $isWalletConnected, $session } from '@/entities/session';
import { WalletHeaderGate } from '@/entities/wallet';
import { ConnectButton, WalletConnectHost } from '@/features/wallet-connect';
import { useGate } from '@/shared/lib/gate';
import { loadingSpace } from './WalletMenu.css';
import { WalletMenu } from './WalletMenu';

/** The wallet's part of the header: a connect button or the connected wallet. */
export function WalletTools() {
  const { session, isConnected } = useUnit({ session: $session, isConnected: $isWalletConnected });
  useGate(WalletHeaderGate);
  return (
    <>
      {isConnected ? <WalletMenu /> : session.status === 'unknown' ? <span className={loadingSpace} /> : <ConnectButton size="compact" />}
      <WalletConnectHost />
    </>
  );
}

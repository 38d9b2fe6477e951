export { ConnectButton, type ConnectButtonProps } from './ConnectButton';
export { disconnectPressed } from './disconnect';
export { WalletConnectHost } from './WalletConnectHost';

import { web3 } from '@/contract/web3';
import { ConnectButton, WalletConnectHost } from '@/features/wallet-connect';
import { PressOnMount } from '../PressOnMount';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/ConnectButton' };

export const Closed = () => (
  <AppStory at="/web3">
    <ConnectButton />
  </AppStory>
);

const Opened = (options: Pick<AppStoryProps, 'scenario' | 'responses'>) => (
  <PressOnMount button="Connect wallet">
    <AppStory at="/web3" {...options}>
      <ConnectButton />
      <WalletConnectHost />
    </AppStory>
  </PressOnMount>
);

export const Waiting = () => <Opened scenario="web3-qr-waiting" />;

export const Expired = () => <Opened scenario="web3-qr-expired" />;

export const CodeLoading = () => <Opened responses={{ [web3.generateQrcode.path]: 'pending' }} />;

export const CodeFailed = () => <Opened responses={{ [web3.generateQrcode.path]: 'fault' }} />;

import type { Web3WalletInfo } from '@/contract/web3';
import { Avatar, type AvatarProps } from '@/ui/Avatar/Avatar';

export interface PortraitProps extends Pick<AvatarProps, 'size'> {
  readonly wallet: Pick<Web3WalletInfo, 'accountName' | 'colorId'>;
}

const colours = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The avatar of a wallet, in the colour that its account has chosen. Source: specification, Business constants, Web3 avatars. */
export const Portrait = ({ wallet, size }: PortraitProps) => (
  <Avatar name={wallet.accountName} colorId={colours.find((colour) => colour === wallet.colorId)} size={size} />
);

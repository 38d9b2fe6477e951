import type { Web3WalletInfo } from '@/contract/web3';
import { Avatar, type AvatarProps } from '@/ui/Avatar/Avatar';
import { avatarColours } from '@/ui/Avatar/colour';

export interface WalletAvatarProps extends Pick<AvatarProps, 'size'> {
  readonly wallet: Pick<Web3WalletInfo, 'accountName' | 'colorId'>;
}

/** The avatar of a wallet, in its account's colour. Source: specification, Business constants, Web3 avatars. */
export const WalletAvatar = ({ wallet, size }: WalletAvatarProps) => (
  <Avatar name={wallet.accountName} colorId={avatarColours.find((colour) => colour === wallet.colorId)} size={size} />
);

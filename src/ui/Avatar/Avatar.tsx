import { UserRound } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { avatar, fills } from './Avatar.css';
import { colourOf, type avatarColours } from './colour';

export interface AvatarProps {
  /** The name of the person or wallet; determines the initials and, without `colorId`, the colour. */
  name: string;
  /** 0 to 9, as the web3 wallet numbers its colours. */
  colorId?: (typeof avatarColours)[number];
  /** 24, 32, 48 or 72 px. */
  size?: 'small' | 'regular' | 'large' | 'huge';
}

/** Represents a person or a wallet by initials on one of ten colours; show the full name beside it. */
export function Avatar({ name, colorId = colourOf(name), size = 'regular' }: AvatarProps) {
  return (
    <span aria-hidden className={`${avatar({ size })} ${fills[colorId]}`}>
      {initials(name) || <Icon icon={UserRound} />}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s_.-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => Array.from(word ?? '')[0])
    .join('')
    .toUpperCase();
}

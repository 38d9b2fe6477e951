import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import type { IconButtonProps } from '../IconButton/IconButton';

export interface BalanceToggleProps extends Pick<IconButtonProps, 'size' | 'isDisabled'> {
  isHidden: boolean;
  /** Names the button while the balance is hidden. */
  showLabel: string;
  /** Names the button while the balance is shown. */
  hideLabel: string;
  onToggle: () => void;
}

/** Hides a balance and shows it again; its name says what it will do. */
export function BalanceToggle({ isHidden, showLabel, hideLabel, size = 'small', onToggle, ...props }: BalanceToggleProps) {
  return <IconButton {...props} icon={isHidden ? EyeOff : Eye} label={isHidden ? showLabel : hideLabel} size={size} onPress={onToggle} />;
}

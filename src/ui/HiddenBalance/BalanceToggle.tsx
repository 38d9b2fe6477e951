import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import type { IconButtonProps } from '../IconButton/IconButton';

export interface BalanceToggleProps extends Pick<IconButtonProps, 'size' | 'isDisabled'> {
  isHidden: boolean;
  /** Label of the button while the balance is hidden. */
  showLabel: string;
  /** Label of the button while the balance is shown. */
  hideLabel: string;
  onToggle: () => void;
}

/** Hides and shows a balance; its label says what pressing it does. */
export function BalanceToggle({ isHidden, showLabel, hideLabel, size = 'small', onToggle, ...props }: BalanceToggleProps) {
  return <IconButton {...props} icon={isHidden ? EyeOff : Eye} label={isHidden ? showLabel : hideLabel} size={size} onPress={onToggle} />;
}

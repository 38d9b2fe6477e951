import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../Button/Button';
import type { ButtonProps } from '../Button/Button';
import { button } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { Menu } from '../Menu/Menu';
import type { MenuGroup } from '../Menu/Menu';
import { useOverlay } from '../useOverlay';
import { more, split } from './SplitButton.css';

export interface SplitButtonProps extends Pick<ButtonProps, 'icon' | 'isPending' | 'isDisabled'> {
  /** The default action. */
  children: ReactNode;
  onPress: () => void;
  /** Label of the menu button: "More ways to close". */
  menuLabel: string;
  /** The other actions, in the menu. */
  groups: readonly MenuGroup[];
  onAction: (id: string) => void;
  tone?: 'accent' | 'neutral';
  size?: ButtonProps['size'];
}

/** Runs a default action, and offers its variants in a menu. */
export function SplitButton({
  children,
  onPress,
  menuLabel,
  groups,
  onAction,
  tone = 'neutral',
  size = 'regular',
  isDisabled,
  ...props
}: SplitButtonProps) {
  const { wasOpened, trigger, overlay } = useOverlay('menu');
  return (
    <span className={split({ tone })}>
      <Button {...props} tone={tone} size={size} isDisabled={isDisabled} onPress={onPress}>
        {children}
      </Button>
      <AriaButton {...trigger} aria-label={menuLabel} isDisabled={isDisabled} className={`${button({ tone, size })} ${more}`}>
        <Icon icon={ChevronDown} />
      </AriaButton>
      {wasOpened && <Menu {...overlay} label={menuLabel} groups={groups} onAction={onAction} />}
    </span>
  );
}

import { useUnit } from 'effector-react';
import { Lock, Moon, Sun } from 'lucide-react';
import { toastRequested } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { IconButton, type IconButtonProps } from '@/ui/IconButton/IconButton';
import { $isDark, $isLocked, themeToggled } from './model';

export interface ThemeButtonProps {
  size?: IconButtonProps['size'];
}

/** Toggles between light and dark; explains why it is unavailable while dark is forced. */
export function ThemeButton({ size }: ThemeButtonProps) {
  const { isDark, isLocked, toggle, showToast } = useUnit({
    isDark: $isDark,
    isLocked: $isLocked,
    toggle: themeToggled,
    showToast: toastRequested,
  });
  const t = useText('shell');
  if (isLocked) {
    const explain = () => showToast({ tone: 'info', text: { key: 'shell.themeLocked' } });
    return <IconButton icon={Lock} size={size} label={t('shell.themeLocked')} onPress={explain} />;
  }
  return (
    <IconButton icon={isDark ? Sun : Moon} size={size} label={t(isDark ? 'shell.themeToLight' : 'shell.themeToDark')} onPress={toggle} />
  );
}

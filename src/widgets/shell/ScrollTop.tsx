import { useUnit } from 'effector-react';
import { ArrowUp } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { IconButton } from '@/ui/IconButton/IconButton';
import { $isFarDown, topWanted } from './model';
import { floating } from './Shell.css';

/** Scrolls to the top; shown once a page is scrolled by more than one viewport. */
export function ScrollTop() {
  const { isFarDown, onPress } = useUnit({ isFarDown: $isFarDown, onPress: topWanted });
  const t = useText('shell');
  if (!isFarDown) return null;
  return (
    <div className={floating}>
      <IconButton icon={ArrowUp} tone="neutral" size="touch" label={t('shell.scrollTop')} onPress={() => onPress()} />
    </div>
  );
}

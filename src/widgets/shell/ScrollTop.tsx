import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { ScrollTop as ScrollTopButton } from '@/ui/ScrollTop/ScrollTop';
import { $isFarDown, scrollTopPressed } from './model';

/** Scrolls to the top; shown once a page is scrolled by more than one viewport. */
export function ScrollTop() {
  const { isFarDown, onPress } = useUnit({ isFarDown: $isFarDown, onPress: scrollTopPressed });
  const t = useText('shell');
  return isFarDown && <ScrollTopButton label={t('shell.scrollTop')} onPress={() => onPress()} />;
}

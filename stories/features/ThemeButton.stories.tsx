import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ThemeButton, darkForced } from '@/features/theme-switch';
import { AppStory } from '../support';

export default { title: 'features/ThemeButton' };

export const Toggles = () => (
  <AppStory>
    <ThemeButton />
  </AppStory>
);

export const Locked = () => (
  <AppStory>
    <Forced />
    <ThemeButton />
  </AppStory>
);

function Forced() {
  const force = useUnit(darkForced);
  useEffect(() => void force(true), [force]);
  return null;
}

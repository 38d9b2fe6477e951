import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ThemeButton, darkForced } from '@/features/theme-switch';
import { StoryTree } from '../tree';

export default { title: 'features/ThemeButton' };

export const Toggles = () => (
  <StoryTree>
    <ThemeButton />
  </StoryTree>
);

export const Locked = () => (
  <StoryTree>
    <Forced />
    <ThemeButton />
  </StoryTree>
);

function Forced() {
  const force = useUnit(darkForced);
  useEffect(() => void force(true), [force]);
  return null;
}

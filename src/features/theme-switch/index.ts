export { $isDark, $isLocked, $themeRoot, darkForced, themeToggled, type PriceColours, type ThemeChoice } from './model';
export { ThemeButton, type ThemeButtonProps } from './ThemeButton';
/** Loads the display settings component. */
export const loadDisplaySettings = () => import('./DisplaySettings').then(({ DisplaySettings }) => DisplaySettings);

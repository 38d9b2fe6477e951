export { $isLocked, $themeRoot, darkForced, type Prices, type ThemeChoice } from './model';
export { ThemeButton, type ThemeButtonProps } from './ThemeButton';
/** Fetches the view of all display settings. */
export const loadDisplaySettings = () => import('./DisplaySettings').then(({ DisplaySettings }) => DisplaySettings);

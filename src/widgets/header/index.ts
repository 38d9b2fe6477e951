export { Header, type HeaderProps } from './Header';
export { Logo } from './Logo';
export { PreferencesButton, type PreferencesButtonProps } from './PreferencesButton';

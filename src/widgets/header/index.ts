export { Header, type HeaderProps } from './Header';
export { Logo } from './Logo';
export { MessagesButton } from './MessagesButton';
export { PreferencesButton, type PreferencesButtonProps } from './PreferencesButton';

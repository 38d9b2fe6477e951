import { ThemeButton } from '@/features/theme-switch';
import { Header, PreferencesButton } from '@/widgets/header';

/** The header of pages that want one thing done: logo, language, theme. */
export function PlainHeader() {
  return (
    <Header>
      <ThemeButton />
      <PreferencesButton hasCurrency={false} />
    </Header>
  );
}

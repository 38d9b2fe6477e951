import { ThemeButton } from '@/features/theme-switch';
import { Header, PreferencesButton } from '@/widgets/header';

/** The reduced header of single-task pages: logo, language, theme. */
export function PlainHeader() {
  return (
    <Header>
      <ThemeButton />
      <PreferencesButton hasCurrency={false} />
    </Header>
  );
}

import { useUnit } from 'effector-react';
import { createContext, use, useCallback, useContext, useMemo, type ReactNode } from 'react';
import type { Locale } from '@locales/registry';
import { UiTextContext, type UiText } from '@/ui/texts';
import type { I18n } from './createI18n';
import { createFormat, type Format } from './format';
import type { Namespace, Translate } from './text';
import { $timeZone } from './timeZone';
import { isTimeZone } from './zone';

const Context = createContext<I18n | null>(null);

export interface I18nProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Provides the app's language with times in the chosen time zone, and the texts of `ui` components. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  const zone = useUnit($timeZone);
  const zoned = useMemo(() => inZone(i18n, zone), [i18n, zone]);
  const uiText = useCallback<UiText>((name, values) => i18n.t(`common.${name}`, values), [i18n]);
  return (
    <Context value={zoned}>
      <UiTextContext value={uiText}>{children}</UiTextContext>
    </Context>
  );
}

/** The app's language. Throws outside an `I18nProvider`. */
export function useI18n(): I18n {
  const i18n = useContext(Context);
  if (!i18n) throw new Error('useI18n must be used inside an I18nProvider');
  return i18n;
}

/** Returns `t` for the given namespaces and `common`; suspends until they are loaded. */
export function useText<const N extends Namespace = 'common'>(...namespaces: readonly N[]): Translate<N | 'common'> {
  const { t, whenNamespacesLoaded } = useI18n();
  use(whenNamespacesLoaded('common', ...namespaces));
  return t;
}

/** Formatters for the app's language and time zone. */
export const useFormat = (): Format => useI18n().format;

/** The app's language code. */
export const useLocale = (): Locale => useI18n().language.code;

/** Falls back to the device's time zone for a zone unknown to this browser, such as one stored by a newer version. */
const inZone = (i18n: I18n, zone: string | null): I18n =>
  zone !== null && isTimeZone(zone) ? { ...i18n, format: createFormat({ locale: i18n.language.code, zone }) } : i18n;

import type { Args, ArgTypes, GlobalProvider } from '@ladle/react';
import { Suspense, use, useLayoutEffect, useReducer, useRef, type ReactNode } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { isLocale, sourceLocale, type Locale } from '@locales/registry';
import { createI18n, I18nProvider, type I18n } from '@/shared/i18n';
import '@/ui/global.css';
import { frame } from './frame.css';

const schemes = ['follow', 'light', 'dark', 'forced-dark'] as const;
const prices = ['green-up', 'red-up', 'colour-blind'] as const;
const locales = ['en_US', 'zh_CN', 'de_DE', 'ru_RU', 'th_TH', 'en_XA'] as const;

/** The address carries these: `?arg-scheme=forced-dark&arg-prices=red-up&arg-locale=th_TH`. */
export const args: Args = { scheme: 'follow', prices: 'green-up', locale: 'en_US' };
export const argTypes: ArgTypes = {
  scheme: { control: { type: 'radio' }, options: schemes },
  prices: { control: { type: 'radio' }, options: prices },
  locale: { control: { type: 'select' }, options: locales },
};

/** Gives every story the same ground: theme, price palette, language and direction on one element, overlays inside it. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const root = useRef<HTMLDivElement>(null);
  const [isPlaced, place] = useReducer(() => true, false); // a story that starts with an open overlay needs the place for it first
  useLayoutEffect(place, [place]);
  const chosen = (name: keyof typeof args) => String(globalState.control[name]?.value ?? args[name]);
  const scheme = chosen('scheme') === 'follow' ? globalState.theme : chosen('scheme');
  const isDark = scheme === 'dark' || scheme === 'forced-dark';
  const locale = chosen('locale');
  const language = locale.replace('_', '-');
  return (
    <AriaI18nProvider locale={language}>
      <div
        ref={root}
        className={frame}
        data-story={globalState.story}
        data-theme={isDark ? 'dark' : 'light'}
        data-theme-lock={scheme === 'forced-dark' ? '' : undefined}
        data-prices={chosen('prices')}
        lang={language}
        dir={globalState.rtl ? 'rtl' : 'ltr'}
      >
        {isPlaced && (
          <PortalProvider getContainer={() => root.current}>
            <Suspense fallback={null}>
              <Texts locale={isLocale(locale) ? locale : sourceLocale}>{children}</Texts>
            </Suspense>
          </PortalProvider>
        )}
      </div>
    </AriaI18nProvider>
  );
};

const languages = new Map<Locale, I18n>();

/** Gives components their own texts in the chosen language. */
function Texts({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const i18n = languages.get(locale) ?? createI18n({ locale });
  languages.set(locale, i18n);
  use(i18n.awaited('common'));
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

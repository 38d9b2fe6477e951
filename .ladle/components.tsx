import type { Args, ArgTypes, GlobalProvider } from '@ladle/react';
import { useLayoutEffect, useReducer, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
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
  const language = chosen('locale').replace('_', '-');
  return (
    <I18nProvider locale={language}>
      <div
        ref={root}
        className={frame}
        data-theme={isDark ? 'dark' : 'light'}
        data-theme-lock={scheme === 'forced-dark' ? '' : undefined}
        data-prices={chosen('prices')}
        lang={language}
        dir={globalState.rtl ? 'rtl' : 'ltr'}
      >
        {isPlaced && <PortalProvider getContainer={() => root.current}>{children}</PortalProvider>}
      </div>
    </I18nProvider>
  );
};

import { lazy, startTransition, Suspense, use, useEffect, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { languageOf, isLocale, sourceLocale, type Locale } from '@locales/registry';
import { media } from '@tokens/media';
import { createI18n, I18nProvider, type I18n } from '@/shared/i18n';
import { emulate, forcedColours } from './emulation';
import { onRestart } from './script/stage';
import { stage } from './Stage.css';
import { useEdits } from './tokenEdits';
import { viewOf, type View } from './view';

const EditedTokens = lazy(() => import('./EditedTokens').then((module) => ({ default: module.EditedTokens })));

export interface StageProps {
  readonly story: string;
  readonly view: View;
  readonly isDark: boolean;
  /** Whether the story is written from right to left. */
  readonly isMirrored: boolean;
  readonly children: ReactNode;
}

/** The stage of a story: theme, price colours, density, language and direction on one element, and overlays inside it. */
export function Stage({ story, view, isDark, isMirrored, children }: StageProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isMounted, setMounted] = useReducer((_: boolean, next: boolean) => next, false); // a story that starts with an open overlay needs its portal container first
  useLayoutEffect(() => startTransition(() => setMounted(true)), [isMounted]); // a transition waits for the story without a fallback, which React would show for 300 ms
  useEffect(() => onRestart(() => flushSync(() => setMounted(false))), []); // unmounted at once, so that nothing finds the content of the previous run
  const locale = localeOf(view);
  const { bcp47 } = languageOf(locale);
  const edits = useEdits();
  useDocument(view);
  return (
    <AriaI18nProvider locale={bcp47}>
      <div
        ref={root}
        className={stage}
        data-story={story}
        data-theme={isDark ? 'dark' : 'light'}
        data-theme-lock={view.scheme === 'forced-dark' ? '' : undefined}
        data-prices={view.prices}
        data-density={view.density === 'regular' ? undefined : view.density}
        lang={bcp47}
        dir={isMirrored ? 'rtl' : 'ltr'}
      >
        {isMounted && (
          <PortalProvider getContainer={() => root.current}>
            <Texts locale={locale}>{children}</Texts>
          </PortalProvider>
        )}
      </div>
      {Object.keys(edits).length > 0 && (
        <Suspense fallback={null}>
          <EditedTokens edits={edits} />
        </Suspense>
      )}
      {view.scheme === 'forced-colors' && <ForcedColours story={story} />}
    </AriaI18nProvider>
  );
}

/** Applies the settings of the whole document: text size and emulated system preferences. */
function useDocument({ text, motion }: View): void {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = text === '100' ? '' : `${text}%`;
  }, [text]);
  useLayoutEffect(() => emulate(media.reducedMotion, motion === 'reduced'), [motion]);
}

/** Renders the story as a system with forced colours would, again after styles have been loaded. */
function ForcedColours({ story }: { readonly story: string }) {
  const [css, setCss] = useState('');
  useLayoutEffect(() => {
    const draw = () => setCss(forcedColours(`[data-story="${story}"]`));
    draw();
    const observer = new MutationObserver(draw);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [story]);
  return <style>{css}</style>;
}

const languages = new Map<Locale, I18n>();

/** The i18n instance of a language, for the components’ own texts. */
function textsIn(locale: Locale): I18n {
  const i18n = languages.get(locale) ?? createI18n({ locale });
  languages.set(locale, i18n);
  return i18n;
}

/** Provides the components’ own texts in the chosen language. */
function Texts({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const i18n = textsIn(locale);
  use(i18n.whenNamespacesLoaded('common'));
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

const localeOf = ({ language }: View): Locale => (isLocale(language) ? language : sourceLocale);

// The story waits for these texts, so they are requested before it is rendered.
void textsIn(localeOf(viewOf(location.search))).whenNamespacesLoaded('common');

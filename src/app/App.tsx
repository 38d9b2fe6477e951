import { Provider } from 'effector-react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-router-dom';
import { I18nProvider } from '@/shared/i18n';
import { Announcer } from '@/ui/Announcer/Announcer';
import type { Tree } from './createTree';
import { Toasts } from './Toasts';

export interface AppProps {
  readonly tree: Tree;
}

/** Draws one tree of the application. */
export function App({ tree: { i18n, scope, router, toasts, announcer } }: AppProps) {
  return (
    <Provider value={scope}>
      <AriaI18nProvider locale={i18n.language.components ?? i18n.language.bcp47}>
        <I18nProvider i18n={i18n}>
          <Announcer announcer={announcer}>
            <RouterProvider router={router} />
            <Toasts toaster={toasts} />
          </Announcer>
        </I18nProvider>
      </AriaI18nProvider>
    </Provider>
  );
}

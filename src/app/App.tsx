import { Provider } from 'effector-react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { I18nProvider } from '@/shared/i18n';
import { Announcer } from '@/ui/Announcer/Announcer';
import type { AppInstance } from './createApp';
import { AppRoutes } from './AppRoutes';
import { Toasts } from './Toasts';

export interface AppProps {
  readonly app: AppInstance;
}

/** Renders one instance of the app. */
export function App({ app: { i18n, scope, toasts, announcer, pages, Router, modeBar, workbench, onRouterReady } }: AppProps) {
  return (
    <Provider value={scope}>
      <AriaI18nProvider locale={i18n.language.components ?? i18n.language.bcp47}>
        <I18nProvider i18n={i18n}>
          <Announcer announcer={announcer}>
            <Router>
              <AppRoutes pages={pages} modeBar={modeBar} workbench={workbench} onReady={onRouterReady} />
            </Router>
            <Toasts toaster={toasts} />
          </Announcer>
        </I18nProvider>
      </AriaI18nProvider>
    </Provider>
  );
}

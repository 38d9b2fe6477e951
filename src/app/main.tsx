import './schemas';
import '@/ui/global.css';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { $origin, $transport } from '@/shared/api';
import { $locale, createI18n, I18nProvider, markDocument } from '@/shared/i18n';
import { $clock, pageOpened } from '@/shared/lib';
import { $navigator } from '@/shared/routing';
import { settleLanguage } from './language';
import { createRouter } from './router';
import { start } from './start';
import { guardScripts } from './trustedTypes';

guardScripts();
const locale = settleLanguage();
const i18n = createI18n({ locale });
markDocument(i18n.language, document.documentElement);
const { label, clock, transport, origin, problems } = start();
const router = createRouter(i18n, { label });
const scope = fork({
  values: [
    [$locale, locale],
    [$clock, clock],
    [$transport, transport],
    [$origin, origin],
    [
      $navigator,
      {
        go: (to: string, options: { replace?: boolean } = {}) => void router.navigate(to, options),
        back: () => void router.navigate(-1),
        reload: (to: string) => location.assign(to),
      },
    ],
  ],
});

await i18n.loadNamespaces('common', 'routes', 'shell');
void allSettled(pageOpened, { scope });
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Provider value={scope}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </Provider>
    </StrictMode>,
  );
}
void problems;

import './zodConfig';
import { locale } from './firstScreen';
import '@/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyDocumentLanguage } from '@/shared/i18n';
import { whenIdle, whenLoaded } from '@/shared/lib';
import { waitAtMost } from '@/shared/lib/waitAtMost';
import { App } from './App';
import { createApp } from './createApp';
import { start } from './start';
import { installTrustedTypes } from './trustedTypes';

/** How long the first render waits for the page, in ms; a slower page is preceded by the shell with a skeleton. */
const maxPageWaitMs = 1000;

installTrustedTypes();
const exchange = start((title) => void app.toasts.show({ tone: 'warning', title }, 0));
const app = createApp({ locale, ...exchange });
applyDocumentLanguage(app.i18n.language, document.documentElement);
// No top-level await: with one anywhere the bundler no longer merges small chunks.
void open();

async function open(): Promise<void> {
  await Promise.all([app.open(), waitAtMost(maxPageWaitMs, app.pages.prepare(location.pathname))]);
  const root = document.querySelector('#root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App app={app} />
      </StrictMode>,
    );
  // Models that cannot be loaded now arrive with the next visit or with the screens that need them.
  void whenLoaded()
    .then(() => import('./models'))
    .catch(() => {});
  await whenIdle();
  const module = await import('./newVersion').catch(() => null);
  module?.offerNewVersion(app);
}

import './schemas';
import { locale } from './firstScreen';
import '@/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { markDocument } from '@/shared/i18n';
import { whenIdle, whenLoaded } from '@/shared/lib';
import { atMost } from '@/shared/lib/atMost';
import { App } from './App';
import { createApp } from './createApp';
import { start } from './start';
import { installTrustedTypes } from './trustedTypes';

/** How long the first render waits for the page, in ms; a slower page is preceded by the shell with a skeleton. */
const pagePatience = 1000;

installTrustedTypes();
const exchange = start((title) => void tree.toasts.show({ tone: 'warning', title }, 0));
const tree = createApp({ locale, ...exchange });
markDocument(tree.i18n.language, document.documentElement);
// No top-level await: with one anywhere the bundler no longer merges small chunks.
void open();

async function open(): Promise<void> {
  await Promise.all([tree.open(), atMost(pagePatience, tree.pages.prepare(location.pathname))]);
  const root = document.querySelector('#root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App tree={tree} />
      </StrictMode>,
    );
  // Models that cannot be loaded now arrive with the next visit or with the screens that need them.
  void whenLoaded()
    .then(() => import('./models'))
    .catch(() => {});
  await whenIdle();
  const module = await import('./newVersion').catch(() => null);
  module?.offerNewVersion(tree);
}

import './schemas';
import '@/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { markDocument } from '@/shared/i18n';
import { whenIdle } from '@/shared/lib';
import { App } from './App';
import { createApp } from './createApp';
import { resolveLocale } from './resolveLocale';
import { preparePage } from './pages';
import { start } from './start';
import { installTrustedTypes } from './trustedTypes';

installTrustedTypes();
const locale = resolveLocale();
const exchange = start((title) => void tree.toasts.show({ tone: 'warning', title }, 0));
const tree = createApp({ locale, ...exchange });
markDocument(tree.i18n.language, document.documentElement);
preparePage(location.pathname, tree.i18n);
await tree.open();
// A version that could not be watched this time is watched after the next visit.
void whenIdle().then(() =>
  import('./newVersion').then(
    ({ offerNewVersion }) => offerNewVersion(tree),
    () => {},
  ),
);
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App tree={tree} />
    </StrictMode>,
  );
}

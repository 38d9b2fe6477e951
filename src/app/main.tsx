import './schemas';
import '@/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { markDocument } from '@/shared/i18n';
import { keepTypedText, restoreTypedText } from '@/shared/lib';
import { App } from './App';
import { createApp } from './createApp';
import { watchVersion } from './newVersion';
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
restoreTypedText();
watchVersion(() => {
  const reload = () => {
    keepTypedText();
    location.reload();
  };
  tree.toasts.show(
    { tone: 'info', title: tree.i18n.t('common.newVersion'), action: { label: tree.i18n.t('common.reload'), onPress: reload } },
    0,
  );
});
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App tree={tree} />
    </StrictMode>,
  );
}

// The lower limit of the first load: every package of home's first view, each used once, and no code of the app.
import { createEvent, createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createInstance } from 'i18next';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import * as z from 'zod/mini';

z.config({ jitless: true });
const Settings = z.object({ start: z.string() });
const pressed = createEvent();
const $presses = createStore(0).on(pressed, (presses) => presses + 1);
const texts = createInstance();
void texts.init({ lng: 'en', initAsync: false, resources: { en: { translation: z.parse(Settings, { start: 'Start {{presses}}' }) } } });

function Page() {
  const { presses, onPress } = useUnit({ presses: $presses, onPress: pressed });
  return (
    <main>
      <h1>Named packages</h1>
      <Button onPress={() => onPress()}>{texts.t('start', { presses })}</Button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider value={fork()}>
      <I18nProvider locale="en-US">
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Page />} />
          </Routes>
        </BrowserRouter>
      </I18nProvider>
    </Provider>,
  );
}

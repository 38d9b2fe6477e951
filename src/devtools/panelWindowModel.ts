import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $locale } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { lookEvery } from '@/shared/lib/lookEvery';
import { ControlsGate } from './model';
import { isPanelWindow, panelPage } from './pageWindow';
import { toolAddress } from './pages/toolAddress';
import { $layout, placementChosen } from './panelModel';

/** The panel is to stand in a window of its own, or that window to come to the front. */
export const windowAsked = createEvent();
/** The window is to be closed, and the panel to stand beside the page again. */
export const windowLeft = createEvent();

const openFx = createEffect(openWindow);
sample({ clock: windowAsked, source: $locale, target: openFx });
sample({ clock: openFx.done, fn: () => 'window' as const, target: placementChosen });

// As it was left, once that has been read.
const readFx = createEffect(() => Promise.resolve());
sample({ clock: ControlsGate.open, fn: () => {}, target: readFx });
sample({
  clock: readFx.done,
  source: combine({ layout: $layout, device: $device }),
  filter: ({ layout, device }) => layout.placement === 'window' && device !== 'phone' && !isPanelWindow(),
  fn: () => {},
  target: windowAsked,
});

const untilClosedFx = createEffect(untilClosed);
sample({ clock: openFx.doneData, target: untilClosedFx });
const $view = createStore<Window | null>(null, { serialize: 'ignore' })
  .on(openFx.doneData, (_, view) => view)
  .reset(untilClosedFx.finally);
/** Whether the panel stands in a window of its own that this page has opened. */
export const $hasWindow = $view.map((view) => view !== null);
/** Whether the browser has refused to open the window. */
export const $isBlocked = createStore(false)
  .on(openFx.fail, () => true)
  .reset(openFx.done, placementChosen);

const closeFx = createEffect((view: Window) => view.close());
sample({ clock: windowLeft, source: $view, filter: Boolean, target: closeFx });
// Whoever closes the window wants the panel back.
sample({
  clock: untilClosedFx.done,
  source: $layout,
  filter: ({ placement }) => placement === 'window',
  fn: () => 'docked' as const,
  target: placementChosen,
});

/** The name under which a tab finds its window again, after a reload too. */
const windowName = 'exchange-panel';
const features = 'popup,width=460,height=860';

/** Opens the window, or brings it to the front. Throws where the browser refuses one. */
function openWindow(locale: string): Window {
  const address = toolAddress(locale, panelPage);
  const view = window.open('', windowName, features);
  if (view === null) throw new Error('the browser has blocked the window');
  if (view.location.pathname !== address) view.location.assign(address);
  view.focus();
  return view;
}

const everyMs = 400;

/** Resolves once a window is closed, which it tells nobody. */
function untilClosed(view: Window): Promise<void> {
  return new Promise((resolve) => {
    const end = lookEvery(everyMs, () => {
      if (!view.closed) return;
      end();
      resolve();
    });
  });
}

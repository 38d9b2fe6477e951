import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $locale } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { setRealTimeInterval } from '@/shared/lib/setRealTimeInterval';
import { ControlsGate } from './model';
import { isPanelWindow, panelPage } from './pageWindow';
import { toolAddress } from './pages/toolAddress';
import { $layout, placementChosen } from './panelModel';

/** Opens the panel in its own window, or brings that window to the front. */
export const windowRequested = createEvent();
/** Closes the window and docks the panel beside the page again. */
export const dockRequested = createEvent();

const openFx = createEffect(openWindow);
sample({ clock: windowRequested, source: $locale, target: openFx });
sample({ clock: openFx.done, fn: () => 'window' as const, target: placementChosen });

// Reopens the window if the panel was left in one, once the stored layout has been read.
const readFx = createEffect(() => Promise.resolve());
sample({ clock: ControlsGate.open, fn: () => {}, target: readFx });
sample({
  clock: readFx.done,
  source: combine({ layout: $layout, device: $device }),
  filter: ({ layout, device }) => layout.placement === 'window' && device !== 'phone' && !isPanelWindow(),
  fn: () => {},
  target: windowRequested,
});

const untilClosedFx = createEffect(untilClosed);
sample({ clock: openFx.doneData, target: untilClosedFx });
const $view = createStore<Window | null>(null, { serialize: 'ignore' })
  .on(openFx.doneData, (_, view) => view)
  .reset(untilClosedFx.finally);
/** Whether the panel is shown in its own window, opened by this page. */
export const $hasWindow = $view.map((view) => view !== null);
/** Whether the browser has blocked the window. */
export const $isBlocked = createStore(false)
  .on(openFx.fail, () => true)
  .reset(openFx.done, placementChosen);

const closeFx = createEffect((view: Window) => view.close());
sample({ clock: dockRequested, source: $view, filter: Boolean, target: closeFx });
// Closing the window docks the panel again.
sample({
  clock: untilClosedFx.done,
  source: $layout,
  filter: ({ placement }) => placement === 'window',
  fn: () => 'docked' as const,
  target: placementChosen,
});

/** The window name by which a tab finds its window again, even after a reload. */
const windowName = 'exchange-panel';
const features = 'popup,width=460,height=860';

/** Opens the window, or brings it to the front. Throws if the browser blocks it. */
function openWindow(locale: string): Window {
  const address = toolAddress(locale, panelPage);
  const view = window.open('', windowName, features);
  if (view === null) throw new Error('the browser has blocked the window');
  if (view.location.pathname !== address) view.location.assign(address);
  view.focus();
  return view;
}

const closePollMs = 400;

/** Resolves once a window is closed; polled, as closing fires no event. */
function untilClosed(view: Window): Promise<void> {
  return new Promise((resolve) => {
    const end = setRealTimeInterval(closePollMs, () => {
      if (!view.closed) return;
      end();
      resolve();
    });
  });
}

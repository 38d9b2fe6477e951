import { csrfHeader } from '@/contract/envelope';
import { vars } from '@tokens/vars.css';
import { findAll, play } from '../../script/play';
import type { DirectAction, TourStep } from './tour';

/** Performs a step in a framed screen, waits for its expected result and highlights it. Throws if an element is not found. */
export async function perform({ actions, expected }: TourStep, frame: HTMLIFrameElement): Promise<void> {
  const page = pageOf(frame);
  const focused = document.activeElement;
  for (const action of actions) {
    if ('control' in action || 'goTo' in action) await performDirectly(action, page);
    else await play(page.document.body, [action], () => {});
  }
  const [element] = await findAll(page.document.body, expected.see, expected.role);
  // Typing in the frame moves the focus there, and the presenter's shortcuts with it.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  highlight(element);
}

/** Waits until the exchange of a framed screen responds. */
export async function untilExchangeResponds(frame: HTMLIFrameElement, path: string): Promise<void> {
  await callExchange(pageOf(frame), path);
}

/** Calls the exchange of a framed screen. Throws if it refuses, or if the frame shows no page of the simulated exchange. */
async function callExchange(page: Window, path: string, init?: RequestInit): Promise<void> {
  const response = await page.askExchange?.(new Request(new URL(path, page.location.origin), init));
  if (!response?.ok) throw new Error(`${path} returned ${response?.status ?? 'nothing'}.`);
}

function pageOf({ contentWindow }: HTMLIFrameElement): Window & typeof globalThis {
  const page = contentWindow?.document.defaultView;
  if (!page) throw new Error('The frame has no page.');
  return page;
}

async function performDirectly(action: DirectAction, page: Window & typeof globalThis): Promise<void> {
  if ('goTo' in action) {
    // The simulation of a frame ends with its document, so navigation must not load another one.
    const [, locale = ''] = page.location.pathname.split('/');
    page.history.pushState(null, '', `/${locale}${action.goTo}`);
    page.dispatchEvent(new page.PopStateEvent('popstate', { state: null }));
    return;
  }
  await callExchange(page, action.control.path, {
    method: 'POST',
    headers: { [csrfHeader]: 'tour', 'content-type': 'application/json' },
    body: JSON.stringify(action.body),
  });
}

/** Outlines the element of a step and removes the previous outline. */
function highlight(element: HTMLElement | undefined): void {
  for (const animation of element?.ownerDocument.getAnimations() ?? []) if (animation.id === highlightName) animation.cancel();
  // Scrolls the frame to the element while the page around it stays in place.
  const { scrollX, scrollY } = window;
  element?.scrollIntoView({ block: 'center' });
  window.scrollTo(scrollX, scrollY);
  bringIntoView(element?.ownerDocument.defaultView?.frameElement);
  const line = (width: number) => ({ outline: `${width}px solid ${vars.color.accent}`, outlineOffset: '-3px' });
  element?.animate([line(0), line(3)], { id: highlightName, duration: 240, easing: 'ease-out', fill: 'forwards' });
}

/** Scrolls the frame's end into view if the frame ends below the window or the notes cover its top. */
function bringIntoView(frame: Element | null | undefined): void {
  if (!frame) return;
  const { left, top, bottom, width } = frame.getBoundingClientRect();
  const isWhole = bottom <= innerHeight && document.elementFromPoint(left + width / 2, top + 1) === frame;
  if (!isWhole) frame.scrollIntoView({ block: 'end' });
}

const highlightName = 'tour-highlight';

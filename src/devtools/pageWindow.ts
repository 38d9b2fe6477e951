import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { setRealTimeInterval } from '@/shared/lib/setRealTimeInterval';
import { auditPage, type PageAudit } from './audit/auditPage';

declare global {
  interface Window {
    /** Offered to other windows of this site, such as the page around a frame. */
    readonly exchangeTools?: () => Promise<{ readonly auditPage: () => Promise<PageAudit> }>;
    /** Calls the exchange behind this window, which may belong to this window alone. */
    readonly askExchange?: (request: Request) => Promise<Response>;
  }
}

/** The workbench page that shows the panel in its own window. */
export const panelPage = 'panel';

/** Whether this window is the panel's own. */
export const isPanelWindow = (): boolean => /^\/\w+\/workbench\/panel\/?$/.test(location.pathname);

/** The window that the panel controls: this one, or the opener of the panel's own window. */
export function pageWindow(): Window {
  return (isPanelWindow() ? openerOf() : null) ?? window;
}

/** Whether the panel's own window has lost the page that opened it. */
export const isPageGone = (): boolean => isPanelWindow() && openerOf() === null;

function openerOf(): Window | null {
  const opener: Window | null = window.opener;
  try {
    // Reading the address of a page of another site throws.
    return opener && !opener.closed && opener.location.origin === location.origin ? opener : null;
  } catch {
    return null;
  }
}

/** How often the panel's own window polls its page, in ms. */
const pagePollMs = 500;

/** Calls `changed` periodically in the panel's own window; returns a function that stops it. Does nothing elsewhere. */
export const pollPage = (changed: () => void): (() => void) => (isPanelWindow() ? setRealTimeInterval(pagePollMs, changed) : () => {});

/** The address of the controlled page, polled from the panel's own window. */
export const usePageAddress = (): string => useSyncExternalStore(pollPage, () => pageWindow().location.href);

/** Whether the panel's own window currently has no page, by polling: a page that reloads is gone for a moment. */
export const usePageGone = (): boolean => useSyncExternalStore(pollPage, isPageGone);

/** Audits the page of a window with its own code. Rejects if the window does not offer the tools. */
export async function auditWindow(view: Window): Promise<PageAudit> {
  const tools = view === window ? { auditPage } : await view.exchangeTools?.();
  if (!tools) throw new Error('the window does not show a page of the simulated exchange');
  return tools.auditPage();
}

const PageRequest = z.union([z.object({ kind: z.literal('go'), to: z.string() }), z.object({ kind: z.enum(['bar', 'panel']) })]);
/** A request of the panel's own window to its page: navigate, toggle the mode bar, or show the panel. */
type PageRequest = z.output<typeof PageRequest>;

const eventName = 'exchange-panel-request';

/** Sends a request to the page. If the page does not handle it, a navigation loads the address instead. */
export function sendPageRequest(request: PageRequest): void {
  const view = pageWindow();
  const isHandled = !view.dispatchEvent(new CustomEvent(eventName, { detail: request, cancelable: true }));
  if (!isHandled && request.kind === 'go') view.location.assign(request.to);
}

/** Resolves once no sheet with the panel covers the page; the panel beside the page or in its own window never does. */
export function untilUncovered(): Promise<void> {
  const isCovered = () => pageWindow().document.querySelector('[role=dialog] [data-simulation-panel]') !== null;
  return new Promise((resolve) => {
    if (!isCovered()) return resolve();
    const end = setRealTimeInterval(coverPollMs, () => {
      if (isCovered()) return;
      end();
      resolve();
    });
  });
}

/** How often to check whether the sheet is gone, in ms. */
const coverPollMs = 50;

/** Asks the page to show the panel again if it shows nothing of it. */
export function reopenPanel(): void {
  if (pageWindow().document.querySelector('[data-simulation-panel]') === null) sendPageRequest({ kind: 'panel' });
}

/** Listens for requests to this page; returns a function that unsubscribes. */
export function onPageRequest(listener: (request: PageRequest) => void): () => void {
  const onMessage = (event: Event) => {
    // Created in another window, it is not an instance of this window's `CustomEvent`.
    const request = 'detail' in event ? z.safeParse(PageRequest, event.detail) : null;
    if (!request?.success) return;
    event.preventDefault();
    listener(request.data);
  };
  addEventListener(eventName, onMessage);
  return () => removeEventListener(eventName, onMessage);
}

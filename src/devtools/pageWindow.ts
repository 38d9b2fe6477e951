import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { lookEvery } from '@/shared/lib/lookEvery';
import { auditPage, type PageAudit } from './audit/auditPage';

declare global {
  interface Window {
    /** What another window of this site, such as the page around a frame, can ask of this one. */
    readonly exchangeTools?: () => Promise<{ readonly auditPage: () => Promise<PageAudit> }>;
    /** The exchange of that window, which may be one of its own. */
    readonly askExchange?: (request: Request) => Promise<Response>;
  }
}

/** The page of the workbench that is the panel in a window of its own. */
export const panelPage = 'panel';

/** Whether this window is the panel's own. */
export const isPanelWindow = (): boolean => /^\/\w+\/workbench\/panel\/?$/.test(location.pathname);

/** The window that the panel is about: this one, or the one that opened the panel's own. */
export function pageWindow(): Window {
  return (isPanelWindow() ? openerOf() : null) ?? window;
}

/** Whether the panel's own window has lost the page it was opened from. */
export const isPageGone = (): boolean => isPanelWindow() && openerOf() === null;

function openerOf(): Window | null {
  const opener: Window | null = window.opener;
  try {
    // A page of another site does not tell its address.
    return opener && !opener.closed && opener.location.origin === location.origin ? opener : null;
  } catch {
    return null;
  }
}

/** How often a window looks what the page of another one has come to, in ms. */
const lookAtPageEveryMs = 500;

/** Calls back whenever the panel's own window is to look at its page; returns what ends it. */
export const lookAtPage = (changed: () => void): (() => void) => (isPanelWindow() ? lookEvery(lookAtPageEveryMs, changed) : () => {});

/** The address of the page that the panel is about, followed from another window by looking. */
export const usePageAddress = (): string => useSyncExternalStore(lookAtPage, () => pageWindow().location.href);

/** Whether the panel's own window has no page now, followed by looking: one that is loaded anew is gone for a moment. */
export const usePageGone = (): boolean => useSyncExternalStore(lookAtPage, isPageGone);

/** Checks the page of a window, by its own code. Rejects where it has none of the tools. */
export async function auditOf(view: Window): Promise<PageAudit> {
  const tools = view === window ? { auditPage } : await view.exchangeTools?.();
  if (!tools) throw new Error('the window shows no page of the simulated exchange');
  return tools.auditPage();
}

const PageRequest = z.union([z.object({ kind: z.literal('go'), to: z.string() }), z.object({ kind: z.enum(['bar', 'panel']) })]);
/** What the panel's own window asks of the page: to go somewhere, to hide or show the mode bar, or to show the panel. */
type PageRequest = z.output<typeof PageRequest>;

const eventName = 'exchange-panel-request';

/** Asks something of the page. Where it cannot hear it, it is at least loaded anew where it is to go. */
export function askPage(request: PageRequest): void {
  const view = pageWindow();
  const isHeard = !view.dispatchEvent(new CustomEvent(eventName, { detail: request, cancelable: true }));
  if (!isHeard && request.kind === 'go') view.location.assign(request.to);
}

/** Resolves once no sheet with the panel covers the page any more; the panel beside it or in its own window never does. */
export function untilUncovered(): Promise<void> {
  const isCovered = () => pageWindow().document.querySelector('[role=dialog] [data-simulation-panel]') !== null;
  return new Promise((resolve) => {
    if (!isCovered()) return resolve();
    const end = lookEvery(uncoveredEveryMs, () => {
      if (isCovered()) return;
      end();
      resolve();
    });
  });
}

/** How often it is looked whether a sheet has gone, in ms. */
const uncoveredEveryMs = 50;

/** Has the page show the panel again, where it keeps nothing of it. */
export function bringBack(): void {
  if (pageWindow().document.querySelector('[data-simulation-panel]') === null) askPage({ kind: 'panel' });
}

/** Hears what is asked of this page; returns what ends it. */
export function onPageRequest(listener: (request: PageRequest) => void): () => void {
  const onMessage = (event: Event) => {
    // Made in another window, it is no instance of this one's class.
    const request = 'detail' in event ? z.safeParse(PageRequest, event.detail) : null;
    if (!request?.success) return;
    event.preventDefault();
    listener(request.data);
  };
  addEventListener(eventName, onMessage);
  return () => removeEventListener(eventName, onMessage);
}

import { whenIdle } from '@/shared/lib';
import { setRealTimeInterval } from '@/shared/lib/setRealTimeInterval';

/** The layout problems of a page: by how many px it overflows sideways, and the texts that are clipped without an ellipsis. */
export interface LayoutFindings {
  readonly overflowPx: number;
  readonly clipped: readonly string[];
}

/** Minimum interval between checks: a page of live prices changes constantly, and each check forces a layout of the whole page. */
const layoutCheckMs = 2000;

/** Calls `onFindings` with the layout findings of a page now and after changes, when the browser is idle; returns a function that stops it. */
export function watchLayout(page: Document, onFindings: (findings: LayoutFindings) => void): () => void {
  let hasChanged = false;
  let isEnded = false;
  const check = async () => {
    hasChanged = false;
    await whenIdle();
    if (!isEnded) onFindings(findingsIn(page));
  };
  const observer = new MutationObserver(() => (hasChanged = true));
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  const stop = setRealTimeInterval(layoutCheckMs, () => {
    if (hasChanged) void check();
  });
  void check();
  return () => {
    isEnded = true;
    observer.disconnect();
    stop();
  };
}

/** Makes a page believe it is hidden, so that it pauses its live data; returns a function that makes it visible again. */
export function pauseLiveData(page: Document): () => void {
  const notify = () => void page.dispatchEvent(new Event('visibilitychange'));
  Object.defineProperty(page, 'visibilityState', { value: 'hidden', configurable: true });
  notify();
  return () => {
    Reflect.deleteProperty(page, 'visibilityState');
    notify();
  };
}

const loadPollMs = 250;
const maxLoadPolls = 80;

/** Resolves once a page shows its loaded content, or after twenty seconds at the latest. */
export function untilLoaded(page: Document): Promise<void> {
  return new Promise((resolve) => {
    let polls = 0;
    const end = setRealTimeInterval(loadPollMs, () => {
      polls += 1;
      const isLoaded = page.querySelector('h1') !== null && page.querySelector('[aria-busy="true"]') === null;
      if (!isLoaded && polls < maxLoadPolls) return;
      end();
      resolve();
    });
  });
}

/** Maximum length of a reported text, enough to identify it. */
const maxTextLength = 60;

function findingsIn({ documentElement: root, body, defaultView }: Document): LayoutFindings {
  const isClipped = (element: Element): boolean => {
    if (element.scrollWidth <= element.clientWidth + 1 || element.childElementCount > 0 || !element.textContent?.trim()) return false;
    const style = defaultView?.getComputedStyle(element);
    return style?.overflowX === 'hidden' && style.textOverflow !== 'ellipsis' && element.clientWidth > 1;
  };
  return {
    overflowPx: Math.max(0, root.scrollWidth - root.clientWidth),
    clipped: [...body.querySelectorAll('*')].filter(isClipped).map(({ textContent }) => textContent.trim().slice(0, maxTextLength)),
  };
}

/** Keeps the scroll positions of pages in proportion to each other; returns a function that stops it. */
export function syncScroll(pages: readonly Window[]): () => void {
  /** Scroll positions set from here; the resulting scroll events are ignored. */
  const programmaticScrolls = new Map<Window, number>();
  const scrollRange = ({ document, innerHeight }: Window) => document.documentElement.scrollHeight - innerHeight;
  const stops = pages.map((page) => {
    const follow = () => {
      const expected = programmaticScrolls.get(page);
      programmaticScrolls.delete(page);
      if (expected !== undefined && Math.abs(expected - page.scrollY) < 2) return;
      const share = scrollRange(page) > 0 ? page.scrollY / scrollRange(page) : 0;
      for (const other of pages) {
        if (other === page) continue;
        programmaticScrolls.set(other, share * scrollRange(other));
        other.scrollTo(0, share * scrollRange(other));
      }
    };
    page.addEventListener('scroll', follow, { passive: true });
    return () => page.removeEventListener('scroll', follow);
  });
  return () => stops.forEach((stop) => stop());
}

import type { Clock, Unsubscribe } from '@/shared/lib';

/** Interval at which the scroll position is checked, in ms. Source: specification, Business constants, Scroll and hover. */
export const throttleMs = 100;

/** The members of a window that are used. */
export type ScrollWindow = Pick<Window, 'scrollY' | 'innerHeight' | 'addEventListener' | 'removeEventListener'>;

/** Reports whether the page is scrolled by more than one viewport height, at most once every 100 ms. */
export function observeScroll({ view, clock }: { view: ScrollWindow | null; clock: Clock }, report: (isFar: boolean) => void): Unsubscribe {
  let stopWaiting: Unsubscribe | null = null;
  let isFar = false;
  const checkPosition = () => {
    stopWaiting = null;
    if (!view || view.scrollY > view.innerHeight === isFar) return;
    isFar = !isFar;
    report(isFar);
  };
  const onScroll = () => {
    stopWaiting ??= clock.after(throttleMs, checkPosition);
  };
  view?.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    stopWaiting?.();
    view?.removeEventListener('scroll', onScroll);
  };
}

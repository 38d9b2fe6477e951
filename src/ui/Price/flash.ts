/** Duration of a flash in ms, and minimum time between the starts of two: three per second. */
export const flashTime = 300;
export const flashGap = 334;

/** Flashes an element through its `data-flash`, at most three times a second; `stop` ends it for good. */
export function createFlash(element: HTMLElement) {
  let isThrottled = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    timers.splice(0).forEach(clearTimeout);
    delete element.dataset.flash;
  };
  return {
    show: (direction: 'rise' | 'fall') => {
      if (isThrottled) return;
      stop();
      isThrottled = true;
      element.dataset.flash = direction;
      timers.push(
        setTimeout(() => delete element.dataset.flash, flashTime),
        setTimeout(() => (isThrottled = false), flashGap),
      );
    },
    stop,
  };
}

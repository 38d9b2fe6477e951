/** Milliseconds a flash lasts, and that pass at least from the start of one to the start of the next: three a second. */
export const flashTime = 300;
export const flashGap = 334;

/** Lights an element up by its `data-flash`, never more often than three times a second; `stop` puts it out for good. */
export function createFlash(element: HTMLElement) {
  let isResting = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    timers.splice(0).forEach(clearTimeout);
    delete element.dataset.flash;
  };
  return {
    show: (direction: 'rise' | 'fall') => {
      if (isResting) return;
      stop();
      isResting = true;
      element.dataset.flash = direction;
      timers.push(
        setTimeout(() => delete element.dataset.flash, flashTime),
        setTimeout(() => (isResting = false), flashGap),
      );
    },
    stop,
  };
}

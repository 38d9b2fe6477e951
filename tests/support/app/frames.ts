import { afterEach, beforeEach, vi } from 'vitest';

/** Lets what waits for the next frame happen as soon as the present work is done, so that tests need not wait for a screen. */
export function framesAtOnce(): void {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (draw: (time: number) => void) => {
      queueMicrotask(() => draw(0));
      return 0;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

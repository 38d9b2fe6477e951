import { afterEach, beforeEach, vi } from 'vitest';

/** Runs animation frames as microtasks for every test of a file, so that tests need not wait for a screen. */
export function immediateFrames(): void {
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

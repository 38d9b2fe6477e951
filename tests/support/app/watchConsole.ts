import { afterEach, beforeEach, vi } from 'vitest';

/** Records console errors of the app for every test of a file; the returned function gives those of the current test. */
export function watchConsole(): () => string[] {
  let errors: string[] = [];
  beforeEach(() => {
    errors = [];
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation((...parts: readonly unknown[]) => {
      const text = parts.map(String).join(' ');
      // jsdom does not know the element yet.
      if (!/^The tag .* search$/s.test(text)) errors.push(text);
    });
  });
  afterEach(() => void vi.restoreAllMocks());
  return () => errors;
}

import { expect, test, vi } from 'vitest';
import { installTrustedTypes } from './trustedTypes';

test('rejects any HTML but the empty string, which react-aria uses to clear its announcements', () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (html: string) => string }) => void>();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  installTrustedTypes();
  vi.unstubAllGlobals();
  const [name, { createHTML }] = createPolicy.mock.calls[0] ?? expect.fail('no policy');
  expect(name).toBe('default');
  expect(createHTML('')).toBe('');
  expect(() => createHTML('<b>bold</b>')).toThrow(TypeError);
});

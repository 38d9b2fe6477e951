import { expect, test } from 'vitest';
import { apiOriginOf, modeOf, simulationFiles } from './modes';

test.each(['http://127.0.0.1:4180', 'https://api.example', ' https://api.example/ '])('accepts the origin %s', (value) => {
  expect(apiOriginOf({ VITE_API_ORIGIN: value })).toBe(new URL(value.trim()).origin);
});

test.each(['127.0.0.1:4180', 'ftp://a.example', 'https://a.example/path', 'https://u:p@a.example', 'https://a.example?x', 'nonsense'])(
  'refuses %s with a readable message',
  (value) => {
    expect(() => apiOriginOf({ VITE_API_ORIGIN: value })).toThrow(/must be an http or https origin/);
  },
);

test('an unset or empty origin is undefined', () => {
  expect(apiOriginOf({})).toBeUndefined();
  expect(apiOriginOf({ VITE_API_ORIGIN: '  ' })).toBeUndefined();
});

test('only the mode named live is live', () => {
  expect(['live', 'simulated', 'development', 'production', 'test'].map(modeOf)).toEqual([
    'live',
    'simulated',
    'simulated',
    'simulated',
    'simulated',
  ]);
});

const chunk = (fileName: string, facadeModuleId: string, imports: readonly string[], isEntry = false) => ({
  type: 'chunk' as const,
  fileName,
  facadeModuleId,
  imports,
  isEntry,
});

test('the entry of the simulated exchange is preloaded with the app, including its imports that the app does not have', () => {
  const app = chunk('assets/index.js', '/project/index.html', ['assets/runtime.js'], true);
  const entry = chunk('assets/browser.js', '/project/mocks/http/browser.ts', ['assets/runtime.js', 'assets/index.js', 'assets/clock.js']);
  expect(simulationFiles([app, chunk('assets/page.js', '/project/src/page.tsx', []), entry])).toEqual([
    'assets/browser.js',
    'assets/clock.js',
  ]);
});

test('a build without the entry is refused', () => {
  expect(() => simulationFiles([chunk('assets/index.js', '/project/index.html', [], true)])).toThrow('the simulated exchange');
});

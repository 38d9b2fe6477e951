import { expect, test } from 'vitest';
import { allComponents } from './components';
import { filesOf, textOf } from './sources';

test('every lazily loaded export of a slice is a component, with its file', () => {
  const entries = [...filesOf('src/features'), ...filesOf('src/widgets')].filter((path) => /^src\/\w+\/[\w-]+\/index\.ts$/.test(path));
  const lazyExports = entries.flatMap((path) => Array.from(textOf(path).matchAll(/^export const ([A-Z]\w*)\b/gm), ([, name = '']) => name));
  expect(lazyExports).toEqual(expect.arrayContaining(['OrderForm', 'MockFunds']));
  expect(allComponents().map(({ name }) => name)).toEqual(expect.arrayContaining(lazyExports));
});

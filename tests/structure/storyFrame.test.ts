import { expect, test } from 'vitest';
import { parse, resolve, textOf } from '../../scripts/sources';
import { exists } from './project';

/** The paths of all modules loaded together with an entry. */
function loadedWith(entry: string): string[] {
  const found = new Set([entry]);
  for (const path of found) {
    for (const { specifier, kind } of importsOf(path)) {
      const file = kind === 'value' ? resolve(specifier, path, exists) : null;
      if (file) found.add(file);
    }
  }
  return [...found];
}

const importsOf = (path: string) => (/\.tsx?$/.test(path) ? parse(path, textOf(path)).imports : []);

test('the modules loaded with every story do not import the exchange: only stories of screens start it', () => {
  const loaded = loadedWith('.ladle/components.tsx');
  expect(loaded).toContain('.ladle/Stage.tsx');
  expect(loaded.filter((path) => importsOf(path).some(({ specifier, kind }) => kind !== 'type' && specifier.startsWith('@mocks')))).toEqual(
    [],
  );
});

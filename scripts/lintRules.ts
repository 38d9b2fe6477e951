import { type Layer, layers, modeSwitch, outside } from './layers';

const aliasOf = (folder: string): string =>
  folder.startsWith('src/') ? `@/${folder.slice(4)}` : folder === 'design-tokens' ? '@tokens' : `@${folder}`;

/** Packages that belong to few layers; the structure test knows the full list of each. */
const guarded = [
  'msw',
  '@mswjs/data',
  '@faker-js/faker',
  'big.js',
  'zod',
  'effector',
  'effector-react',
  'react',
  'react-dom',
  'react-router-dom',
  'react-aria-components',
  'i18next',
];

const closed = (folder: string, may: readonly string[]): string[] =>
  layers
    .map((other) => other.folder)
    .filter((other) => other !== folder && !may.some((allowed) => allowed === other || allowed.startsWith(`${other}/`)));

function override({ folder, may, packages, rooms = {} }: Layer) {
  const allowed = [...packages, ...Object.values(rooms).flat()];
  const group = [
    ...closed(folder, may).flatMap((other) => [aliasOf(other), `${aliasOf(other)}/**`]),
    ...outside.flatMap((name) => [`**/${name}/**`, `@${name}/**`]),
    ...guarded.filter((name) => !allowed.includes(name)),
  ];
  const message = `${folder} may import ${[...may, ...allowed].join(', ') || 'nothing outside itself'} (scripts/layers.ts).`;
  return {
    files: [`${folder}/**`],
    excludeFiles: ['**/*.test.ts', '**/*.test.tsx', modeSwitch.file],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  };
}

const freeConsole = { files: ['scripts/**', 'mocks/http/**', 'tests/**'], rules: { 'no-console': 'off' } };

/** The linter's configuration with its import rules written anew from the list of directions. */
export function withDirection(config: string): string {
  const settings: Record<string, unknown> = JSON.parse(config);
  return `${JSON.stringify({ ...settings, overrides: [...layers.map(override), freeConsole] }, null, 2)}\n`;
}

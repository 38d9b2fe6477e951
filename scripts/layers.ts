/** Import rules between layers: the one list against which the structure test checks every import. */
export interface Layer {
  /** The folder of the layer; layers are never nested. */
  folder: string;
  /** The folders it may import from, besides itself. */
  mayImport: readonly string[];
  /** Packages its modules may import; a trailing star matches any rest. */
  packages: readonly string[];
  /** Further packages for individual folders. */
  packagesByFolder?: Readonly<Record<string, readonly string[]>>;
  /** Present if the layer is divided into slices that other modules import through one file. */
  slices?: {
    /** The number of folders in the name of a slice. */
    depth: 1 | 2;
    entry: string;
    /** Sibling slices that any slice may use. */
    openSlices: readonly string[];
    /** Slices that may use any sibling. */
    composers: readonly string[];
  };
  /** Present if the layer has an internal order, lowest part first: a part imports only from itself and from earlier parts, types included, without cycles. */
  parts?: readonly Part[];
}

/** A part in the order of a layer. */
export interface Part {
  name: string;
  /** Its files and folders, with a star for any part of a name; if several patterns match a file, the longest wins. */
  paths: readonly string[];
  /** Present if its folders are isolated: a folder imports from another only if one of its own files with these names declares it. */
  declaredIn?: readonly string[];
}

const styling = ['@vanilla-extract/css', '@vanilla-extract/recipes'] as const;
const view = [
  'react',
  'effector',
  'effector-react',
  'patronum',
  'react-router-dom',
  'lucide-react',
  'zod/mini',
  '@internationalized/date',
  ...styling,
] as const;
const base = ['src/contract', 'src/ui', 'src/shared', 'locales', 'design-tokens'] as const;

export const layers: readonly Layer[] = [
  { folder: 'design-tokens', mayImport: [], packages: [...styling, '@terrazzo/parser', '@fontsource-variable/inter', 'node:*'] },
  { folder: 'locales', mayImport: [], packages: [] },
  { folder: 'src/contract', mayImport: [], packages: ['zod/mini', 'big.js', 'ipaddr.js', '@noble/hashes/*', '@scure/base'] },
  {
    folder: 'src/ui',
    mayImport: ['design-tokens'],
    packages: [
      'react',
      'react-dom',
      'react-aria/useDrag',
      'react-aria/useDrop',
      'react-aria-components',
      'react-aria-components/*',
      '@internationalized/date',
      'lucide-react',
      'qrcode.react',
      'lightweight-charts',
      ...styling,
    ],
  },
  {
    folder: 'src/shared',
    mayImport: ['src/contract', 'src/ui', 'locales', 'design-tokens'],
    packages: [...view, 'i18next'],
  },
  {
    folder: 'src/entities',
    mayImport: [...base],
    packages: [...view],
    slices: { depth: 1, entry: 'index.ts', openSlices: ['session'], composers: [] },
  },
  {
    folder: 'src/features',
    mayImport: [...base, 'src/entities'],
    packages: view,
    slices: { depth: 1, entry: 'index.ts', openSlices: [], composers: [] },
  },
  {
    folder: 'src/widgets',
    mayImport: [...base, 'src/entities', 'src/features'],
    packages: view,
    slices: { depth: 1, entry: 'index.ts', openSlices: ['record-page'], composers: ['shell'] },
  },
  {
    folder: 'src/pages',
    mayImport: [...base, 'src/entities', 'src/features', 'src/widgets'],
    packages: view,
    slices: { depth: 2, entry: 'page.tsx', openSlices: [], composers: [] },
  },
  {
    folder: 'src/devtools',
    mayImport: [...base, 'src/entities', 'src/features', 'src/widgets', 'src/pages', 'mocks/control'],
    packages: [
      ...view,
      'axe-core',
      '@testing-library/dom',
      '@testing-library/user-event',
      'virtual:coverage',
      'virtual:scenario-rules',
      'virtual:screen-addresses',
    ],
  },
  {
    folder: 'src/app',
    mayImport: [...base, 'src/entities', 'src/features', 'src/widgets', 'src/pages'],
    packages: [
      ...view,
      'react-dom',
      'react-dom/client',
      'i18next',
      'react-aria-components',
      'react-aria-components/*',
      '@fontsource-variable/inter',
    ],
  },
  { folder: 'fixtures', mayImport: ['src/contract'], packages: ['zod/mini'] },
  {
    folder: 'mocks',
    mayImport: ['src/contract', 'fixtures'],
    packages: ['zod/mini'],
    packagesByFolder: {
      'mocks/db': ['@mswjs/data', '@mswjs/data/lib/glossary.js'],
      'mocks/http': ['msw', 'msw/browser', 'node:*'],
      'mocks/exchange/apiKeys': ['@noble/hashes/*'],
    },
    parts: [
      { name: 'texts and business errors', paths: ['mocks/texts.ts', 'mocks/businessError.ts', 'mocks/reason.ts'] },
      { name: 'records', paths: ['mocks/db'] },
      { name: 'fault rules', paths: ['mocks/faults/rule.ts', 'mocks/faults/collections.ts'] },
      { name: 'engine', paths: ['mocks/exchange/*.ts', 'mocks/exchange/market', 'mocks/exchange/book', 'mocks/exchange/inbox'] },
      { name: 'execution of orders', paths: ['mocks/exchange/execution'], declaredIn: ['context.ts', 'module.ts'] },
      { name: 'products', paths: ['mocks/exchange/*'], declaredIn: ['context.ts', 'module.ts'] },
      {
        name: 'list of products',
        paths: ['mocks/exchange/modules.ts', 'mocks/exchange/firstModules.ts', 'mocks/exchange/userAssets.ts', 'mocks/exchange/profit.ts'],
      },
      { name: 'faults', paths: ['mocks/faults'] },
      { name: 'world', paths: ['mocks/world.ts', 'mocks/worldOf.ts', 'mocks/createSeededWorld.ts'] },
      { name: 'resolvers', paths: ['mocks/resolvers'] },
      { name: 'wire', paths: ['mocks/wire'] },
      { name: 'scenarios', paths: ['mocks/scenarios'] },
      { name: 'control', paths: ['mocks/control', 'mocks/snapshotSchema.ts', 'mocks/migrations'] },
      {
        name: 'simulation',
        paths: ['mocks/start.ts', 'mocks/simulation.ts', 'mocks/simulationConfig.ts', 'mocks/stuck.ts', 'mocks/caller.ts'],
      },
      { name: 'hosts', paths: ['mocks/http'] },
    ],
  },
];

/** The only module that decides whether the simulation is imported, and the folders that it alone may import lazily. */
export const modeSwitch = { file: 'src/app/start.ts', lazily: ['mocks/http', 'mocks/control', 'src/devtools'] } as const;

/** Folders outside the layers: they may import anything, and no layer imports them except in its tests. */
export const unrestrictedFolders = ['stories', 'tests', 'scripts', '.ladle'] as const;

/** Whether a path is in a folder. */
export const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The layer of a file; undefined if it is in none. */
export const layerOf = (path: string): Layer | undefined => layers.find(({ folder }) => isWithin(path, folder));

/** The part of a layer that contains a file, with its place in the order; undefined if none matches. */
export function partOf(path: string, { parts = [] }: Layer): { readonly part: Part; readonly place: number } | undefined {
  const fitting = parts.flatMap((part, place) =>
    part.paths.flatMap((pattern) => (matchesPattern(path, pattern) ? [{ part, place, length: pattern.length }] : [])),
  );
  return fitting.toSorted((a, b) => b.length - a.length)[0];
}

const matchesPattern = (path: string, pattern: string): boolean => {
  const names = path.split('/');
  return pattern.split('/').every((wanted, index) => {
    const [before = '', after] = wanted.split('*');
    const name = names[index] ?? '';
    return after === undefined ? name === wanted : name.startsWith(before) && name.endsWith(after);
  });
};

/** The slice of a layer that contains a file, or null for a file outside all slices. */
export function sliceOf(path: string, { folder, slices }: Layer): string | null {
  if (!slices) return null;
  const folders = path
    .slice(folder.length + 1)
    .split('/')
    .slice(0, -1);
  return folders.slice(0, slices.depth).join('/') || null;
}

/** The packages a file may import. */
export const packagesOf = (path: string, { packages, packagesByFolder = {} }: Layer): string[] => [
  ...packages,
  ...Object.entries(packagesByFolder).flatMap(([folder, more]) => (isWithin(path, folder) ? more : [])),
];

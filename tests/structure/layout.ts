/** What the top level of the project may contain: the folders of the architecture, and the files that tools require. */
export const topLevel = new Set([
  '.ci',
  '.editorconfig',
  '.gitignore',
  '.ladle',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'design-tokens',
  'docs',
  'fixtures',
  'index.html',
  'knip.json',
  'locales',
  'mocks',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'public',
  'redocly.yaml',
  'scripts',
  'src',
  'stories',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]);

/** What `src/` may directly contain. */
export const srcLevel = new Set(['contract', 'ui', 'shared', 'entities', 'features', 'widgets', 'pages', 'app', 'devtools', 'env.d.ts']);

const vague = /^(?:utils?|helpers?|common|misc|lib2|stuff)$|(?:Manager|Utils?|Helpers?)$/;
/** The one file of texts that every screen uses. */
const commonTextsFile = /^locales\/[a-z]{2,3}_[A-Z]{2}\/common\.json$/;
const stem = (name: string): string =>
  name.replace(/(?:\.(?:css|stories|test|(?:simulated\.|live\.|stories\.)?spec|tokens|d))?\.(?:tsx?|json|mjs)$/, '');

/** Why the name of a file or of one of its folders is wrong; null if it is right. */
export function nameFault(path: string): string | null {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  const folders = parts.slice(0, -1);
  const bad = commonTextsFile.test(path) ? undefined : [...folders, stem(name)].find((part) => vague.test(part));
  if (bad) return `${bad} is not descriptive`;
  if (!/^(?:src|mocks|tests|scripts|stories|design-tokens|fixtures)\//.test(path) || !/\.tsx?$/.test(name)) return null;
  const folder = folders.slice(2).find((part) => !folderShape(path).test(part));
  if (path.startsWith('src/') && folder) return `the folder ${folder} does not match ${folderShape(path).source}`;
  if (!/^[A-Za-z][A-Za-z\d]*(?:-[a-z\d]+)*$/.test(stem(name)) && !/^[a-z]{2,3}_[A-Z]{2}$/.test(stem(name)))
    return 'modules are named camelCase.ts';
  return null;
}

/** Components are PascalCase, domains of the contract camelCase like the objects they export, everything else kebab-case. */
function folderShape(path: string): RegExp {
  if (path.startsWith('src/ui/')) return /^[A-Z]\w*$/;
  if (path.startsWith('src/contract/')) return /^[a-z][A-Za-z\d]*$/;
  return /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
}

const isData = (path: string): boolean =>
  /^(?:fixtures|locales)\//.test(path) ||
  /^src\/contract\/\w+\/(?:constants|(?:endpoints|schema)(?:\/\w+)?)\.ts$|^src\/contract\/codes\.ts$|^src\/shared\/routing\/routes\.ts$|^src\/shared\/brand\.ts$/.test(
    path,
  );

/** The most lines a file may have; unlimited for data. */
export function lineLimit(path: string): number {
  if (isData(path) || !/\.tsx?$/.test(path)) return Infinity;
  if (/(?:^|\/)model\.ts$/.test(path)) return 150;
  if (/\.test\.tsx?$/.test(path)) return 320; // a suite is read by its titles
  return path.endsWith('/page.tsx') ? 90 : 250;
}

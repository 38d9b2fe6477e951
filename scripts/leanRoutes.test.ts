import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanRoutes } from './leanRoutes';

const files: Readonly<Record<string, string>> = {
  '/page.js': "import { routes } from '/src/shared/routing/routes/all.ts'; console.log(JSON.stringify(routes));",
  '/src/shared/routing/routes/all.ts': `
const defineRoutes = (rows) => rows;
export const routes = defineRoutes({
  built: { path: '/built', folder: 'a/built', assumed: 'a reason' },
  named: { path: '/named', folder: 'a/named' },
  unnamed: { path: '/unnamed', folder: 'a/unnamed' },
});`,
};

test('a build keeps the rows of built screens, an empty row for an unbuilt screen that the code names, and no others', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: '/page.js' } },
    plugins: [
      { name: 'files', enforce: 'pre', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
      leanRoutes(
        (folder) => folder === 'a/built',
        () => new Set(['named']),
      ),
    ],
  });
  const [page] = 'output' in result ? result.output : [];
  const code = page?.type === 'chunk' ? page.code : expect.fail('no chunk');
  expect(code.replace(/\s+/g, ' ')).toMatch(/\{ built: \{ path: ["']\/built["'], folder: ["']a\/built["'] \}, named: \{\s?\},? \}/);
});

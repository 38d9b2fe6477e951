import { join } from 'node:path';
import { routes } from '@/shared/routing/routes';
import { expect, firstVisit as test, liveToo, open } from '@tests/support/browser/open';
import { shellNamespaces } from '@/app/namespaces';
import { entryFiles, readManifest } from '../../scripts/bundle';
import { pageFileOf } from '../../scripts/pages';
import { root } from '../../scripts/sources';

const manifest = readManifest(join(root, 'dist/live')) ?? {};
const fileOf = (source: string): string => manifest[source]?.file ?? `${source} is not built`;
const texts = [...shellNamespaces, ...(routes.home.namespaces ?? [])].map((namespace) => `locales/en_US/${namespace}.json`);
/** The page, its texts and everything they import, including style sheets. */
const first = entryFiles(manifest, [pageFileOf(routes.home) ?? '', ...texts]);
const below = ['News', 'Overview', 'BelowFold'].map((part) => fileOf(`src/pages/${routes.home.folder}/${part}.tsx`));

test(
  'home requests its page with all imports, its texts and its font before it calls the exchange, and the sections below once it has painted',
  liveToo(),
  async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const timings = () =>
      page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        requests: performance
          .getEntriesByType('resource')
          .map(({ name, startTime }) => ({ path: new URL(name).pathname.slice(1), startTime })),
      }));
    await expect.poll(async () => (await timings()).requests.map(({ path }) => path)).toEqual(expect.arrayContaining([...first, ...below]));
    const { painted, requests } = await timings();
    const startOf = (file: string) => requests.find(({ path }) => path === file)?.startTime ?? NaN;
    const firstCall = Math.min(...requests.filter(({ path }) => path.startsWith('hk-web')).map(({ startTime }) => startTime));
    const font = requests.find(({ path }) => path.endsWith('.woff2'))?.path ?? 'the font';
    for (const file of [...first, font]) expect(startOf(file), file).toBeLessThan(firstCall);
    for (const file of below) expect(startOf(file), file).toBeGreaterThan(painted);
  },
);

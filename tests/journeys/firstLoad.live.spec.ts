import { join } from 'node:path';
import { routes } from '@/shared/routing/routes';
import { expect, firstVisit as test, liveToo, open } from '@tests/support/browser/open';
import { shellNamespaces } from '@/app/namespaces';
import { readManifest } from '../../scripts/bundle';
import { pageFileOf } from '../../scripts/pages';
import { root } from '../../scripts/sources';

const manifest = readManifest(join(root, 'dist/live')) ?? {};
const fileOf = (source: string): string => manifest[source]?.file ?? `${source} is not built`;
const texts = [...shellNamespaces, ...(routes.home.namespaces ?? [])].map((namespace) => fileOf(`locales/en_US/${namespace}.json`));
const below = ['News', 'Overview', 'BelowFold'].map((part) => fileOf(`src/pages/${routes.home.folder}/${part}.tsx`));

test(
  'home sends for its page and texts before it asks the exchange, and for what stands below once it is painted',
  liveToo(),
  async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const files = [fileOf(pageFileOf(routes.home) ?? ''), ...texts, ...below];
    const sent = () =>
      page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        requests: performance
          .getEntriesByType('resource')
          .map(({ name, startTime }) => ({ path: new URL(name).pathname.slice(1), startTime })),
      }));
    await expect.poll(async () => (await sent()).requests.map(({ path }) => path)).toEqual(expect.arrayContaining(files));
    const { painted, requests } = await sent();
    const at = (file: string) => requests.find(({ path }) => path === file)?.startTime ?? NaN;
    const asked = Math.min(...requests.filter(({ path }) => path.startsWith('hk-web')).map(({ startTime }) => startTime));
    for (const file of files.slice(0, -below.length)) expect(at(file), file).toBeLessThan(asked);
    for (const file of below) expect(at(file), file).toBeGreaterThan(painted);
  },
);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { root } from '../../scripts/sources';
import { axe } from './axe';
import { type Look, report } from './findings';
import { setTheme, setWidth, themes, widths } from './matrix';

/** Stories one test looks at: enough to keep the browser's start small beside the work. */
const together = 8;

/** Rules about whole pages, which a story is not (2026-11-21). */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title'];

const frame = '[data-storyloaded] [data-theme]';

const file = join(root, 'dist', 'stories', 'meta.json');
const { stories } = existsSync(file)
  ? z.object({ stories: z.record(z.string(), z.unknown()) }).parse(JSON.parse(readFileSync(file, 'utf8')))
  : { stories: {} };
const ids = Object.keys(stories);
const groups = Array.from({ length: Math.ceil(ids.length / together) }, (_, index) => ids.slice(index * together, (index + 1) * together));

test('there are stories to look at', () => {
  expect(ids.length).toBeGreaterThan(0);
});

for (const group of groups) {
  test(`stories ${group[0]} to ${group.at(-1)} are free of findings`, async ({ page }, info) => {
    test.setTimeout(300_000);
    const looks: Look[] = [];
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    for (const story of group) {
      await page.goto(`/?story=${story}&mode=preview`);
      await page.waitForSelector('[data-storyloaded]');
      await page.waitForSelector(`${frame} > *`, { state: 'attached', timeout: 5000 }).catch(() => faults.push(`${story} shows nothing`));
      for (const width of widths) {
        await setWidth(page, width);
        for (const theme of themes) {
          await setTheme(page, theme, frame);
          looks.push({ subject: story, who: 'story', theme, width, findings: await axe(page, pageRules) });
        }
      }
    }
    expect([...faults, ...(await report(info, looks))]).toEqual([]);
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { allComponents, allStories } from '../../scripts/components';
import { root } from '../../scripts/sources';
import { pageRules } from '../../stories/pageRules';
import { type Look, report } from './findings';
import { inGroups, quiet } from '@tests/support/browser/screens';
import { lookAt } from './matrix';

/** Stories that one page shows one after another. */
const together = 32;

const file = join(root, 'dist', 'stories', 'meta.json');
const { stories } = existsSync(file)
  ? z.object({ stories: z.record(z.string(), z.unknown()) }).parse(JSON.parse(readFileSync(file, 'utf8')))
  : { stories: {} };
const ids = Object.keys(stories);

const frameOf = (story: string): string => `[data-story="${story}"]`;

declare global {
  interface Window {
    /** Ladle's own way to switch the story; a change of the address does not give the next story its arguments. */
    ladleDispatch: (action: { readonly type: 'update-story'; readonly value: string }) => void;
  }
}

/** Shows another story in the page that is open. */
const show = (page: Page, story: string): Promise<void> =>
  page.evaluate((value) => window.ladleDispatch({ type: 'update-story', value }), story);

test('every story of the inventory is looked at', () => {
  const inventory = new Set(allStories(allComponents()).map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  expect([...inventory].filter((id) => !ids.includes(id))).toEqual([]);
});

for (const group of inGroups(ids, together)) {
  test(`stories ${group[0]} to ${group.at(-1)} are free of findings`, async ({ page }, info) => {
    test.setTimeout(60_000 + group.length * 30_000);
    const looks: Look[] = [];
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    for (const [index, story] of group.entries()) {
      await (index === 0 ? page.goto(`/?story=${story}&mode=preview`) : show(page, story));
      await page
        .waitForSelector(`${frameOf(story)} > *`, { state: 'attached', timeout: 15_000 })
        .catch(() => faults.push(`${story} shows nothing`));
      await quiet(page, 100);
      looks.push(...(await lookAt(page, { subject: story, who: 'story', frame: frameOf(story), off: pageRules })));
    }
    expect([...faults, ...(await report(info, looks))]).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import type { PersonaId } from '@fixtures/personas';
import type { Route } from '@/shared/routing/route';
import { routeList } from '@/shared/routing/routes';
import { expect, open, test } from '@tests/support/browser/open';
import { pageFileOf } from '../../scripts/pages';
import { type Look, report } from './findings';
import { inGroups, isFull, lookAt, quiet, sidewaysScroll } from './matrix';

/** Screens that one page visits one after another. */
const together = 10;

/** Whether a persona sees a screen: the trader those of users, and in the full audit the public ones too. */
const sees = (who: PersonaId, { access }: Route): boolean => (access === 'public' ? who === 'visitor' || isFull : who === 'trader');

const built = routeList.filter((route) => pageFileOf(route) !== null);
const addressOf = ({ path, example }: Route): string => example ?? path;

/** Goes to another address within the app, as a link would, and waits until its page has replaced the one before. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/en_US${address}`);
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
}

/** Waits until the data of the screen have arrived. */
async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await quiet(page, 250);
}

test('every screen is looked at by somebody', () => {
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((route) => !sees('visitor', route) && !sees('trader', route))).toEqual([]);
});

for (const who of ['visitor', 'trader'] as const) {
  for (const group of inGroups(
    built.filter((route) => sees(who, route)),
    together,
  )) {
    test(`${group.map(({ id }) => id).join(', ')}: no findings for the ${who}`, async ({ page }, info) => {
      test.setTimeout(60_000 + group.length * 60_000);
      const looks: Look[] = [];
      const scrolling: string[] = [];
      for (const [index, route] of group.entries()) {
        if (index === 0) await open(page, addressOf(route), { as: who });
        else await visit(page, addressOf(route));
        await loaded(page);
        looks.push(
          ...(await lookAt(page, { subject: route.id, who }, async (width) => {
            if ((await sidewaysScroll(page)) > 0) scrolling.push(`${route.id} scrolls sideways at ${width}`);
          })),
        );
      }
      expect([...(await report(info, looks)), ...scrolling]).toEqual([]);
    });
  }
}

import type { PersonaId } from '@fixtures/personas';
import type { Route } from '@/shared/routing/route';
import { routeList } from '@/shared/routing/routes';
import { pageFileOf } from '../../scripts/pages';
import { expect, open, test } from '@tests/support/browser/open';
import { axe } from './axe';
import { type Look, report } from './findings';
import { isFull, setTheme, setWidth, sidewaysScroll, themes, widths } from './matrix';

/** Who looks at a screen: everybody who may, and once per theme only the one who sees most of it. */
function lookers({ access }: Route): PersonaId[] {
  if (access === 'public') return isFull ? ['visitor', 'trader'] : ['visitor'];
  return ['trader'];
}

const built = routeList.filter((route) => pageFileOf(route) !== null);

test('there are screens to look at', () => {
  expect(built.length).toBeGreaterThan(0);
});

for (const route of built) {
  for (const who of lookers(route)) {
    test(`${route.id} is free of findings for the ${who}`, async ({ page }, info) => {
      test.setTimeout(180_000);
      const looks: Look[] = [];
      const scrolling: string[] = [];
      await open(page, route.example ?? route.path, { as: who });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of widths) {
        await setWidth(page, width);
        if ((await sidewaysScroll(page)) > 0) scrolling.push(`${route.id} scrolls sideways at ${width}`);
        for (const theme of themes) {
          await setTheme(page, theme);
          looks.push({ subject: route.id, who, theme, width, findings: await axe(page) });
        }
      }
      expect([...(await report(info, looks)), ...scrolling]).toEqual([]);
    });
  }
}

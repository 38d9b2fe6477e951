import type { PersonaId } from '@fixtures/personas';
import type { Route } from '@/shared/routing/route';
import { expect, open, test } from '@tests/support/browser/open';
import { inGroups, loaded, visit } from '@tests/support/browser/screens';
import { addressOf, builtScreens } from '@tests/support/builtScreens';
import { type Look, report } from './findings';
import { isFull, lookAt, sidewaysScroll } from './matrix';

/** Screens that one page visits one after another. */
const together = 10;

/** Whether a persona sees a screen: the trader those of users, and in the full audit the public ones too. */
const sees = (who: PersonaId, { access }: Route): boolean => (access === 'public' ? who === 'visitor' || isFull : who === 'trader');

test('every screen is looked at by somebody', () => {
  expect(builtScreens.length).toBeGreaterThan(0);
  expect(builtScreens.filter((route) => !sees('visitor', route) && !sees('trader', route))).toEqual([]);
});

for (const who of ['visitor', 'trader'] as const) {
  for (const group of inGroups(
    builtScreens.filter((route) => sees(who, route)),
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

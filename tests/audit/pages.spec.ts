import { expect, open, test } from '@tests/support/browser/open';
import { isBroad, sampled } from '@tests/support/testAmount';
import { inGroups, waitUntilLoaded, visit } from '@tests/support/browser/screens';
import { addressOf, auditViewers, builtScreens, isAuditedAs } from '@tests/support/builtScreens';
import type { PageCheck } from '@/devtools/audit/findings';
import { report } from './findings';
import { isSelected, auditSubject, sidewaysScroll } from './matrix';

/** The most screens per persona in a plain run. */
const atMost = 10;
/** Screens that one page visits in sequence. */
const groupSize = 10;

test('every screen is audited by at least one persona', () => {
  expect(builtScreens.length).toBeGreaterThan(0);
  expect(builtScreens.filter((route) => !auditViewers.some((who) => isAuditedAs(who, route, isBroad)))).toEqual([]);
});

for (const who of auditViewers) {
  for (const group of inGroups(
    sampled(
      builtScreens.filter((route) => isSelected(route.id) && isAuditedAs(who, route, isBroad)),
      { atMost },
    ),
    groupSize,
  )) {
    test(`${group.map(({ id }) => id).join(', ')}: no findings for the ${who}`, async ({ page }, info) => {
      test.setTimeout(60_000 + group.length * 60_000);
      const checks: PageCheck[] = [];
      const scrolling: string[] = [];
      const known = new Set<string>();
      for (const [index, route] of group.entries()) {
        if (index === 0) await open(page, addressOf(route), { as: who });
        else await visit(page, addressOf(route));
        await waitUntilLoaded(page);
        checks.push(
          ...(await auditSubject(page, { subject: route.id, who, known, isDarkOnly: route.shell === 'web3' }, async (width) => {
            if ((await sidewaysScroll(page)) > 0) scrolling.push(`${route.id} scrolls sideways at ${width}`);
          })),
        );
      }
      expect([...(await report(info, checks)), ...scrolling]).toEqual([]);
    });
  }
}

import type { Browser, Page } from '@playwright/test';
import { control, linkInWorld, linkToScenario, type ScenarioRow } from '@mocks/control';
import { scenarioChoices } from '@mocks/control/scenarioChoices';
import { isAudit, isBroad, spread } from '@tests/support/amount';
import { ask } from '@tests/support/browser/ask';
import { exchangeReady, expect, test } from '@tests/support/browser/open';

/** A run opens at most so many, from all areas, by which the list is sorted; `npm run audit` opens every one. */
const atMost = isBroad ? 15 : 3;
const startedAt = Date.UTC(2026, 0, 5, 8);

for (const scenario of isAudit ? scenarioChoices : spread(scenarioChoices, atMost))
  test(`the link of ${scenario.name} opens the same page in two clean browsers`, async ({ browser, baseURL }) => {
    const [one, other] = [await opened(browser, scenario, baseURL ?? ''), await opened(browser, scenario, baseURL ?? '')];
    expect(await statusIn(one)).toMatchObject({ scenario: scenario.name, persona: scenario.persona, clock: { frozen: true } });
    expect(await statusIn(other)).toEqual(await statusIn(one));
    await expect
      .poll(async () => (await shown(one)) === (await shown(other)) && (await shown(one)) !== '', { message: 'both show the same' })
      .toBe(true);
    await expect(one.getByText(/^sim\./)).toHaveCount(0);
    for (const page of [one, other]) await page.context().close();
  });

/** The page of a scenario's link, in a browser that has never seen the site, at one instant that stands. */
async function opened(browser: Browser, scenario: ScenarioRow, origin: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const link = new URL(linkInWorld('own', { startedAt, isFrozen: true }, linkToScenario(scenario, `${origin}/en_US`)));
  link.searchParams.delete('sim.world');
  await page.goto(link.href);
  await exchangeReady(page);
  return page;
}

/** Where the exchange stands, but for how often something has changed in it. */
async function statusIn(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const { revision: _, ...rest } = await ask(page, control.status);
  return rest;
}

/** What the page says once nothing of it loads any more; nothing until then. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return main && !main.querySelector('[aria-busy="true"]') ? main.innerText.trim() : '';
  });

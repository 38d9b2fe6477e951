import type { Browser, Page } from '@playwright/test';
import { control, linkInWorld, linkToScenario, type ScenarioRow } from '@mocks/control';
import { scenarioChoices } from '@mocks/control/scenarioChoices';
import { isAudit, isBroad, spread } from '@tests/support/testAmount';
import { ask } from '@tests/support/browser/ask';
import { exchangeReady, expect, test } from '@tests/support/browser/open';

/** The most links a run opens, spread over the areas by which the list is sorted; `npm run audit` opens every one. */
const atMost = isBroad ? 15 : 3;
/** The longest delay before a failed request is sent again, in ms. */
const retryMs = 2000;
/** The reads, about three seconds, after which a page that is still loading waits for a retry: then the clocks of both pages move on. */
const usualReads = 5;
const startedAt = Date.UTC(2026, 0, 5, 8);

for (const scenario of isAudit ? scenarioChoices : spread(scenarioChoices, atMost))
  test(`the link of ${scenario.name} opens the same page in two clean browsers`, async ({ browser, baseURL }) => {
    const [one, other] = [await openScenario(browser, scenario, baseURL ?? ''), await openScenario(browser, scenario, baseURL ?? '')];
    expect(await statusIn(one)).toMatchObject({ scenario: scenario.name, persona: scenario.persona, clock: { frozen: true } });
    expect(await statusIn(other)).toEqual(await statusIn(one));
    let reads = 0;
    const haveSameText = async () => {
      const [text, otherText] = [await shown(one), await shown(other)];
      reads += 1;
      if (reads > usualReads && (text === '' || otherText === '')) for (const page of [one, other]) await page.clock.fastForward(retryMs);
      return text === otherText && text !== '';
    };
    await expect.poll(haveSameText, { message: 'both show the same' }).toBe(true);
    await expect(one.getByText(/^sim\./)).toHaveCount(0);
    for (const page of [one, other]) await page.context().close();
  });

/** Opens a scenario's link in a clean browser, at one fixed instant. */
async function openScenario(browser: Browser, scenario: ScenarioRow, origin: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  const link = new URL(linkInWorld('own', { startedAt, isFrozen: true }, linkToScenario(scenario, `${origin}/en_US`)));
  link.searchParams.delete('sim.world');
  await page.goto(link.href);
  await exchangeReady(page);
  return page;
}

/** The status of the exchange, without the number of changes made to it. */
async function statusIn(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const { revision: _, ...rest } = await ask(page, control.status);
  return rest;
}

/** The text of the page once nothing on it is loading; empty until then. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return main && !main.querySelector('[aria-busy="true"]') ? main.innerText.trim() : '';
  });

import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import type { PersonaId } from '@fixtures/personas';
import type { Locale } from '@locales/registry';
import type { ScenarioName } from '@mocks/scenarios';
import { control } from '@mocks/control';
import { linkParameters } from '@mocks/control/linkParameters';
import { ask, backend, exchangeReady, simulationStatus } from './ask';
import type { InputMode } from './inputMode';

export { exchangeReady, expect };

/** A test in its own browser, for behaviour on a first visit; its page must cause no uncaught error, no CSP violation and no request to another origin. */
export const firstVisit = base.extend({
  page: async ({ page, context, baseURL }, run) => {
    const faults: string[] = [];
    const watch = (request: Request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^https?:$/.test(protocol) && baseURL && origin !== new URL(baseURL).origin) faults.push(`left the site: ${request.url()}`);
    };
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted ?(?:Type|Script|HTML)/i.test(message.text())) faults.push(`policy: ${message.text()}`);
    });
    context.on('request', watch);
    await run(page);
    context.off('request', watch);
    expect(faults).toEqual([]);
  },
});

/** Stays open during the tests of a worker: a page without live data, which takes no time from them. */
const quietPage = '/en_US/404';

/** The time at which the exchange in the page starts, so that every run sees the same market. A standalone exchange starts at the current time, which is also the app's own clock there. */
const start = '2026-03-02T09:30:00Z';

/** A test in a browser shared by the tests of its worker: service worker, caches, compiled code and the seeded history of the exchange are kept, stored data is not. */
export const test = firstVisit.extend<object, { readonly sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, run, { project }) => {
      const { baseURL, contextOptions, deviceScaleFactor, serviceWorkers, userAgent, viewport } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, deviceScaleFactor, serviceWorkers, userAgent, viewport });
      const idlePage = await context.newPage();
      if (project.metadata.exchange) await idlePage.goto(quietPage);
      else {
        await idlePage.goto(`${quietPage}?${linkParameters.clock}=${start}`);
        await exchangeReady(idlePage);
      }
      await run(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, run) => {
    await run(sharedContext);
    await sharedContext.setOffline(false);
    await sharedContext.unrouteAll();
    const [idlePage, ...others] = sharedContext.pages();
    await Promise.all(others.map((other) => other.close()));
    await sharedContext.clearCookies();
    await idlePage?.evaluate(() => localStorage.clear());
  },
});

/** Details of a test that also runs in live mode, by pointer only; one journey of each family does. */
export const liveToo = (name: InputMode['name'] = 'pointer') => (name === 'pointer' ? { tag: '@live' } : {});

/** The initial state of a journey. */
export interface StartState {
  as?: PersonaId;
  scenario?: ScenarioName;
  locale?: Locale;
  /** The start instant of the exchange in the page, for a scenario that sets its own. */
  startedAt?: string;
}

/** The latency of the exchange from the first view on, in ms (`npm run journeys -- --latency 400`). */
const latencyMs = Number.parseInt(process.env.TEST_LATENCY ?? '0', 10);

/** Opens an address of the app, given without its language, on a freshly seeded exchange; works in simulated and in live mode. */
export async function open(
  page: Page,
  address: string,
  { as = 'visitor', scenario = 'calm', locale = 'en_US', startedAt = start }: StartState = {},
): Promise<void> {
  if (backend()) {
    await page.context().clearCookies();
    await ask(page, control.reset, { persona: as, scenario });
    await page.goto(`/${locale}${address}`);
  } else {
    const state = new URLSearchParams({ [linkParameters.persona]: as, [linkParameters.scenario]: scenario, [linkParameters.clock]: start });
    await page.goto(`/${locale}${address}${address.includes('?') ? '&' : '?'}${state}`);
    await expect
      .poll(() => simulationStatus(page), { intervals: [50] })
      .toMatchObject({ persona: as, scenario, startedAt: Date.parse(startedAt) });
  }
  await expect(page.getByRole('main')).toBeVisible();
  if (latencyMs > 0) await ask(page, control.latency, { latencyMs });
}

import { expect, test, type Page } from '@playwright/test';
import { control } from '@mocks/control';
import { shippedHeaders } from '../../scripts/securityHeaders';
import { liveToo, open } from '@tests/support/browser/open';

test('the site is served with the headers it ships with', liveToo(), async ({ page }) => {
  const response = await page.goto('/en_US/');
  const headers = response?.headers() ?? {};
  for (const name of Object.keys(shippedHeaders({ mode: 'live' }))) expect(headers).toHaveProperty(name.toLowerCase());
});

test('the security policy blocks eval, HTML strings, foreign and inline scripts, and foreign requests', liveToo(), async ({ page }) => {
  await open(page, '/');
  const outcomes = await page.evaluate(async () => {
    const attempt = async (action: () => unknown) => {
      try {
        await action();
        return 'allowed';
      } catch {
        return 'refused';
      }
    };
    const script = () => document.createElement('script');
    await new Promise((resolve) => setTimeout(resolve)); // the browser lets a task started by the debugger evaluate text
    return Promise.all([
      // oxlint-disable-next-line typescript/no-implied-eval -- the very thing that must be refused
      attempt(() => Function('return 1')()),
      attempt(() => (document.createElement('div').innerHTML = '<b>text</b>')),
      attempt(() => (script().src = 'https://elsewhere.example/x.js')),
      attempt(() => (script().text = 'window.planted = true')),
      attempt(() => fetch('https://elsewhere.example/')),
    ]);
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'refused']);
});

test('an inline script in the page does not run', liveToo(), async ({ page }) => {
  await page.route('**/en_US/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</head>', '<script>window.name = "planted"</script></head>') });
  });
  await page.goto('/en_US/');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('');
});

/** Waits until the simulated exchange answers requests that bypass the app's API client. */
const answersOutside = (page: Page) =>
  expect.poll(() => page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), control.status.path)).toContain('json');

test('the service worker of the simulation serves no file of the app', async ({ page }) => {
  const servedPaths: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) servedPaths.push(new URL(response.url()).pathname);
  });
  await open(page, '/');
  await page.reload();
  await answersOutside(page);
  expect(servedPaths.filter((path) => path.startsWith('/__exchange/'))).not.toEqual([]);
  expect(servedPaths.filter((path) => !path.startsWith('/__exchange/'))).toEqual([]);
});

test('after a forced reload bypasses the service worker, the simulation responds without another reload', async ({ page, context }) => {
  await open(page, '/');
  await answersOutside(page);
  const other = await context.newPage(); // keeps the worker alive, which ends with its last page
  await other.goto('/en_US/404');
  await answersOutside(other);
  const session = await context.newCDPSession(page);
  // Recorded by the document itself: the worker may be in control again before a check from outside.
  await page.addInitScript(() => Object.assign(window, { beganWith: navigator.serviceWorker.controller }));
  await Promise.all([page.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })]);
  expect(await page.evaluate(() => Reflect.get(window, 'beganWith'))).toBeNull();
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded', 'once'));
  await answersOutside(page);
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
});

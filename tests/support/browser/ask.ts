import { expect, test, type Page } from '@playwright/test';
import { control } from '@mocks/control';
import { csrfHeader } from '@/contract/envelope';

/** A call by its row, in the contract or in the control interface. */
export interface EndpointRef {
  readonly method: string;
  readonly path: string;
}

/** The standalone exchange behind the live site; undefined if the site contains its own. */
export const backend = (): string | undefined => test.info().project.metadata.exchange;

/** Makes a call as the user logged in on a page and returns its data; throws for any code other than success. */
export async function ask(page: Page, { method, path }: EndpointRef, body?: unknown) {
  const exchange = backend();
  const { code, msg, data } = exchange
    ? await askOutsidePage(page, { method, path: exchange + path }, body)
    : await askInsidePage(page, { method, path }, body);
  if (code !== 200) throw new Error(`${path}: ${code} ${msg}`);
  return data;
}

const headers = { [csrfHeader]: 'journey' };

/** Bypasses the site, with its cookies. */
async function askOutsidePage(page: Page, { method, path }: EndpointRef, data: unknown) {
  return (await page.request.fetch(path, { method, headers, ...(data !== undefined && { data }) })).json();
}

/** Calls from within the page, where the exchange runs, as soon as it answers. */
async function askInsidePage(page: Page, { method, path }: EndpointRef, body: unknown) {
  await exchangeReady(page);
  const sent = { method, headers: { ...headers, 'content-type': 'application/json' } };
  return askInPage(page, path, { ...sent, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** The response of the exchange in the page, without waiting for the service worker, which starts later; null until the exchange exists. */
export const askInPage = (page: Page, path: string, init: RequestInit = {}) =>
  page.evaluate(
    async ({ path, init }) => {
      const answer = await window.askExchange?.(new Request(new URL(path, location.origin), init));
      return answer ? answer.json() : null;
    },
    { path, init },
  );

/** Waits until the exchange in the page answers after a load or reload. */
export const exchangeReady = (page: Page) => expect.poll(() => simulationStatus(page), { intervals: [50] }).not.toBeNull();

/** The status of the exchange in the page; null until it answers. */
export async function simulationStatus(page: Page): Promise<unknown> {
  const answer = await askInPage(page, control.status.path);
  return answer?.data ?? null;
}

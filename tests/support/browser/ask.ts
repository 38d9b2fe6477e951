import { expect, test, type Page } from '@playwright/test';
import { control } from '@mocks/control';
import { changeHeader } from '@/contract/envelope';

/** A call by its row: of the contract or of the control interface. */
export interface Asked {
  readonly method: string;
  readonly path: string;
}

/** The standalone exchange behind the live site; undefined if the site contains its own. */
export const backend = (): string | undefined => test.info().project.metadata.exchange;

/** Makes a call as whoever is logged in on a page, and gives its data; throws for any other code than success. */
export async function ask(page: Page, { method, path }: Asked, body?: unknown) {
  const exchange = backend();
  const { code, msg, data } = exchange
    ? await fromOutside(page, { method, path: exchange + path }, body)
    : await inside(page, { method, path }, body);
  if (code !== 200) throw new Error(`${path}: ${code} ${msg}`);
  return data;
}

const headers = { [changeHeader]: 'journey' };

/** Past the site, with its cookies. */
async function fromOutside(page: Page, { method, path }: Asked, data: unknown) {
  return (await page.request.fetch(path, { method, headers, ...(data !== undefined && { data }) })).json();
}

/** From within the page, where the exchange lives, as soon as it answers. */
async function inside(page: Page, call: Asked, body: unknown) {
  await exchangeReady(page);
  return page.evaluate(
    async ({ call: { method, path }, body, headers }) => {
      const sent = { method, headers: { ...headers, 'content-type': 'application/json' } };
      return (await fetch(path, { ...sent, ...(body !== undefined && { body: JSON.stringify(body) }) })).json();
    },
    { call, body, headers },
  );
}

/** Waits until the exchange in the page answers after a load or reload. */
export const exchangeReady = (page: Page) => expect.poll(() => simulationStatus(page), { intervals: [50] }).not.toBeNull();

/** The status of the exchange in the page; null until it answers. */
export const simulationStatus = (page: Page): Promise<unknown> =>
  page.evaluate(async (path) => {
    const answer = await fetch(path);
    if (!answer.headers.get('content-type')?.includes('json')) return null;
    const { data }: { readonly data: unknown } = await answer.json();
    return data;
  }, control.status.path);

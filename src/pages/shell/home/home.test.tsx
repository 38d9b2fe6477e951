import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { screenUrl } from '@/shared/routing';
import { unavailableExchange } from '@tests/support/app/unavailableExchange';
import { immediateFrames } from '@tests/support/app/frames';
import { openTree, type TreeOpening } from '@tests/support/app/tree';
import '@/app/models';
import { HomePage } from './page';

immediateFrames();
/** Whole pages take their time where many tests run at once. */
vi.setConfig({ testTimeout: 30_000 });

const namespaces = ['home', 'homeMore', 'market', 'assets', 'transfer'] as const;

function Where() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

async function openHome(opening: TreeOpening = {}) {
  const tree = await openTree(
    <>
      <HomePage />
      <Where />
    </>,
    { namespaces, ...opening },
  );
  const { arrive, place } = tree;
  await vi.waitFor(
    async () => {
      await arrive();
      expect(place.querySelector('table')).not.toBeNull();
    },
    { timeout: 5000 },
  );
  await arrive(50);
  const waitFor = (text: string) =>
    vi.waitFor(
      async () => {
        await arrive();
        expect(place.textContent).toContain(text);
      },
      { timeout: 5000 },
    );
  return { ...tree, waitFor };
}

test('a visitor reads what this is, sees the market move, and finds the way in', async () => {
  const { place, texts, waitFor } = await openHome();
  await waitFor('Frequently asked questions');
  expect(texts('h1')).toEqual(['Trade the market as it moves']);
  expect(texts('[aria-label="Most traded"] li')).toHaveLength(6);
  expect(place.textContent).toContain('24h trading volume');
  expect(texts('table tbody tr')).toHaveLength(10);
});

test('the name that was typed goes along to the login page, not into the address', async () => {
  const { place, texts, waitFor } = await openHome();
  await waitFor('Get started');
  const field = place.querySelector<HTMLInputElement>('input[name="loginName"]') ?? expect.fail('there is no field');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field, ' me@demo.example ');
  await act(async () => void field.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => field.form?.requestSubmit());
  expect(texts('output')).toEqual([JSON.stringify({ pathname: '/en_US/login', state: { loginName: 'me@demo.example' } })]);
});

test('no link of home leads nowhere', async () => {
  for (const persona of ['visitor', 'newUser'] as const) {
    const { place } = await openHome({ persona });
    const addresses = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => screenUrl(address, 'en_US').kind === 'refused')).toEqual([]);
  }
});

test.each([
  ['newUser', 'Not verified', 'Verify your identity to unlock all services.'],
  ['kycPending', 'Verification in progress', 'You’ll get a message with the result.'],
  ['trader', 'Identity verified', 'Advanced verification'],
] as const)('[R-KYC-07] home tells %s: %s', async (persona, state, hint) => {
  const { waitFor, texts } = await openHome({ persona });
  await waitFor('Total balance');
  expect(texts('[aria-label="Identity verification"]')[0]).toContain(state);
  expect(texts('[aria-label="Identity verification"]')[0]).toContain(hint);
});

test('[R-TASK-02] first steps show while a reward waits, and not to somebody who has them all', async () => {
  const user = await openHome({ persona: 'newUser' });
  await user.waitFor('New user tasks');
  expect(user.texts('[aria-label="New user tasks"] li')).toHaveLength(4);
  const vip = await openHome({ persona: 'vip' });
  await vip.waitFor('Total balance');
  expect(vip.place.textContent).not.toContain('New user tasks');
});

test('a user has the account in place of the words for visitors', async () => {
  const { waitFor, texts, place } = await openHome({ persona: 'trader' });
  await waitFor('Total balance');
  expect(texts('h1')).toEqual(['Welcome back, Tomas']);
  expect(place.textContent).not.toContain('Get started');
});

test('without news home does without, and the figures can be asked for again', async () => {
  const { exchange, mend } = unavailableExchange(['/hk-web/common/listBanner', '/hk-web/v3/getConfig']);
  const { waitFor, place } = await openHome({ exchange });
  await waitFor('Couldn’t load platform statistics');
  expect(place.querySelector('[aria-label="Announcements"], [aria-label="News and promotions"]')).toBeNull();
  mend();
  const retry = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  await act(async () => retry?.click());
  await waitFor('24h trading volume');
});

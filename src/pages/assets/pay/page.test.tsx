import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { pay } from '@/contract/pay';
import { demoCode } from '@fixtures/personas';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline, respondWithCode } from '@tests/support/app/scope';
import { lookupMs } from '@/features/choose-recipient';
import { PayPage } from './page';

async function openPay(options: RenderOptions = {}) {
  const page = await renderApp(<PayPage />, { as: 'trader', at: '/pay/home', ...options });
  const { user } = page;
  const field = (name: string) => screen.getByRole('textbox', { name });
  const press = async (name: string | RegExp, within_: HTMLElement = document.body) => {
    await user.click(within(within_).getByRole('button', { name }));
    await page.advance();
  };
  return {
    ...page,
    field,
    press,
    type: async (name: string, text: string) => {
      await user.clear(field(name));
      await user.click(field(name));
      await user.paste(text);
    },
    /** Confirms the review and completes the security challenge. */
    prove: async () => {
      await press('Confirm and verify');
      const dialog = screen.getByRole('dialog', { name: 'Verify it’s you' });
      await press('Send code', dialog);
      await user.type(within(dialog).getByLabelText('Email code'), demoCode);
      await press('Confirm', dialog);
    },
    recent: () => within(screen.getByRole('region', { name: 'Recent payments' })).queryAllByRole('listitem'),
  };
}

test('a payment shows its recipient, requires verification and appears in the latest payments', async () => {
  const page = await openPay();
  await page.type('Email, phone or UID', 'vera@demo.example');
  expect(screen.queryByText('UID 8800104')).toBeNull();
  await page.advance(lookupMs);
  expect(screen.getByText('V***s')).toBeDefined();
  expect(screen.getByText('UID 8800104')).toBeDefined();
  await page.type('Amount', '25');
  await page.type('Note (optional)', 'Lunch');
  await page.press(/^Pay 25\sUSDT$/);
  const review = screen.getByRole('dialog', { name: 'Review payment' });
  expect(within(review).getByText(/^25\sUSDT$/)).toBeDefined();
  await page.prove();
  const receipt = screen.getByRole('dialog', { name: 'Payment sent' });
  expect(within(receipt).getByText('Completed')).toBeDefined();
  await page.press('Done', receipt);
  expect(page.recent()[0]?.textContent).toMatch(/To V\*\*\*s.*Lunch.*25\sUSDT/);
  expect(page.field('Email, phone or UID')).toHaveProperty('value', '');
  expect(screen.getByRole('button', { name: 'V***s, UID 8800104' })).toBeDefined();
});

test('a payment can be submitted only once limits and account are loaded', async () => {
  let release = () => {};
  const page = await openPay({ prepare: ({ hold }) => void (release = hold(pay.payAccount.path)) });
  await page.type('Email, phone or UID', 'vera@demo.example');
  await page.type('Amount', '25');
  await page.advance(lookupMs);
  const submit = () => screen.getByRole('button', { name: /^Pay 25\sUSDT/ });
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  release();
  await page.advance();
  expect(submit().getAttribute('aria-disabled')).toBeNull();
  await page.press(/^Pay 25\sUSDT$/);
  expect(screen.getByRole('dialog', { name: 'Review payment' })).toBeDefined();
});

test('a link fills in the form', async () => {
  const page = await openPay({ at: '/pay/home?to=8800104&coin=btc&amount=0.01' });
  expect(screen.getByText('V***s')).toBeDefined();
  expect(page.field('Amount')).toHaveProperty('value', '0.01');
  expect(screen.getByRole('button', { name: /^Pay 0\.01\sBTC$/ })).toBeDefined();
});

test('a link with a coin that is not held says so', async () => {
  await openPay({ at: '/pay/home?to=8800104&coin=XRP&amount=5' });
  expect(screen.getByText(/asked to pay in XRP/)).toBeDefined();
});

test.each([
  ['8800199', 'No account has this email, phone number or UID.'],
  ['8800102', 'This is your own account.'],
  ['tomas', 'Enter an email address, a phone number with its country code, or a UID.'],
])('recipient %s is rejected at its field', async (recipient, told) => {
  const page = await openPay();
  await page.type('Email, phone or UID', recipient);
  await page.advance(lookupMs);
  expect(screen.getByText(told)).toBeDefined();
});

test('Max fills in what can be paid today, and a higher amount is reported', async () => {
  const page = await openPay({ as: 'kycStandard', scenario: 'payment-limit' });
  await page.press('Max');
  expect(page.field('Amount')).toHaveProperty('value', '50');
  await page.type('Amount', '50.01');
  await page.press(/^Pay /);
  expect(screen.getAllByText('This is more than you can still pay today.').length).toBeGreaterThan(0);
});

test('a lost response is shown as unknown, not as failed', async () => {
  const page = await openPay({ at: '/pay/home?to=8800104&coin=USDT&amount=5' });
  await page.press(/^Pay 5\sUSDT$/);
  page.intercept(pay.send.path, offline);
  await page.prove();
  expect(screen.getByText('Result unknown')).toBeDefined();
});

test.each([
  [code.recipientUnavailable.code, 'This user can’t take part in payments now.'],
  [code.paymentLimit.code, 'This is more than you can still pay today.'],
])('refusal %i of the exchange is shown in the form', async (number, told) => {
  const page = await openPay({ at: '/pay/home?to=8800104&coin=USDT&amount=5' });
  await page.press(/^Pay 5\sUSDT$/);
  page.intercept(pay.send.path, respondWithCode(number));
  await page.prove();
  expect(screen.getAllByText(told).length).toBeGreaterThan(0);
});

test('paying a request with the form removes it from the open requests', async () => {
  const page = await openPay({ scenario: 'payment-requested' });
  await page.press(/^Pay 35\sUSDT to V\*\*\*s$/);
  expect(page.field('Note (optional)')).toHaveProperty('value', 'Birthday present');
  await page.press(/^Pay 35\sUSDT$/);
  await page.prove();
  await page.press('Done');
  expect(screen.queryByRole('region', { name: 'Requests to you' })).toBeNull();
});

test('paying a request while the code to be paid is shown opens the form, filled in', async () => {
  const page = await openPay({ at: '/pay/home?tab=receive&to=8800103&amount=1', scenario: 'payment-requested' });
  await page.press(/^Pay 35\sUSDT to V\*\*\*s$/);
  expect(screen.getByRole('tab', { name: 'Send', selected: true })).toBeDefined();
  expect(page.field('Email, phone or UID')).toHaveProperty('value', '8800104');
  expect(screen.getByRole('button', { name: /^Pay 35\sUSDT$/ })).toBeDefined();
});

test('choosing another recipient than that of a request pays without the request', async () => {
  const page = await openPay({ scenario: 'payment-requested' });
  await page.type('Email, phone or UID', '8800103');
  await page.advance(lookupMs);
  await page.type('Amount', '1');
  await page.press(/^Pay 1\sUSDT$/);
  await page.prove();
  await page.press('Done');
  await page.press(/^Pay 35\sUSDT to V\*\*\*s$/);
  await page.press(/UID 8800103$/);
  await page.press(/^Pay 35\sUSDT$/);
  await page.prove();
  await page.press('Done', screen.getByRole('dialog', { name: 'Payment sent' }));
  expect(screen.getByRole('region', { name: 'Requests to you' })).toBeDefined();
});

test('a request can be declined', async () => {
  const page = await openPay({ scenario: 'payment-requested' });
  await page.press(/^Decline 35\sUSDT to V\*\*\*s$/);
  expect(screen.queryByRole('region', { name: 'Requests to you' })).toBeNull();
});

test('the QR code and the link contain the chosen coin and amount', async () => {
  const page = await openPay({ at: '/pay/home?tab=receive' });
  expect(screen.getByText('8800102')).toBeDefined();
  expect(screen.getByText(/\/en_US\/pay\/home\?to=8800102$/)).toBeDefined();
  await page.type('Amount (optional)', '12.5');
  expect(screen.getByText(/\?to=8800102&coin=USDT&amount=12\.5$/)).toBeDefined();
  expect(screen.getByRole('img', { name: /^QR code to pay you 12\.5\sUSDT$/ })).toBeDefined();
});

test('a payment can be requested from a user', async () => {
  const page = await openPay({ at: '/pay/home?tab=receive' });
  await page.press('Request from a user');
  const dialog = screen.getByRole('dialog', { name: 'Request a payment' });
  await page.press('Send request', dialog);
  const summary = within(dialog).getByRole('group', { name: 'Check the following to continue' });
  expect(within(summary).getAllByRole('button')).toHaveLength(2);
  await page.type('Who should pay', '8800104');
  await page.type('Amount', '18');
  await page.press('Send request', dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

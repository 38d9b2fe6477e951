import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { identity } from '@/contract/identity';
import { companyForms } from '@fixtures/identityForms';
import { personas } from '@fixtures/personas';
import { ServiceButton } from '@/features/customer-service';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { respondWith } from '@tests/support/app/transferForm';
import { $openCamera } from './camera';
import { VerificationPage } from './page';

async function openPage({ level, ...options }: RenderOptions & { readonly level?: string } = {}) {
  const content = (
    <>
      <VerificationPage />
      <ServiceButton />
    </>
  );
  const page = await renderApp(content, { at: `/verifiedIndex${level ? `?level=${level}` : ''}`, ...options });
  const press = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name }));
    await page.advance();
  };
  return { ...page, press, draft: () => page.exchange.simulation.world().identity.drafts };
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const heading = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('[R-ROUTE-34] shows all levels with their limits and a link to the next one', async () => {
  await openPage({ as: 'newUser' });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(text()).toContain('20,000 USDT a day');
  expect(screen.getByRole('link', { name: 'Start standard verification' }).getAttribute('href')).toContain('level=standard');
  expect(screen.queryByRole('link', { name: 'Start advanced verification' })).toBeNull();
  expect(text()).toContain('Complete standard verification first.');
});

test.each([
  ['kycPending', 'calm', ['Passed', 'Under review', 'Locked']],
  ['company', 'calm', ['Passed', 'Passed', 'Passed']],
  ['kycAdvanced', 'company-failed', ['Passed', 'Passed', 'Failed']],
  ['newUser', 'kyc-rejected', ['Rejected', 'Locked', 'Locked']],
] as const)('[R-KYC-01] [R-KYC-02] the levels of %s in scenario %s are %j', async (as, scenario, expected) => {
  await openPage({ as, scenario });
  screen.getAllByRole('article').forEach((card, index) => expect(within(card).getByText(expected[index] ?? '')).toBeTruthy());
});

test('a failed application shows the reason and a link to the forms, a rejected one customer service instead', async () => {
  const { unmount } = await openPage({ as: 'kycFailed' });
  expect(text()).toContain('You must be at least 18 years old');
  expect(screen.getByRole('link', { name: 'Fix and submit standard again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Contact customer service' })).toBeNull();
  unmount();
  const { press } = await openPage({ as: 'newUser', scenario: 'kyc-rejected', device: 'desktop' });
  expect(text()).toContain('This level can’t be submitted again.');
  expect(screen.queryByRole('link', { name: /standard/ })).toBeNull();
  await press('Contact customer service');
  expect(await screen.findByRole('dialog', { name: 'Customer service' })).toBeDefined();
});

test('input is saved as a draft automatically and available on another device', async () => {
  const { user, advance, draft, unmount } = await openPage({ as: 'newUser', level: 'standard' });
  await user.type(screen.getByRole('textbox', { name: 'Document number' }), 'X1234567');
  await advance(600);
  expect(draft().of(personas.newUser.login.fid).fields.documentNumber).toBe('X1234567');
  await user.type(screen.getByRole('textbox', { name: 'Document number' }), '8');
  unmount();
  await advance();
  expect(draft().of(personas.newUser.login.fid).fields.documentNumber).toBe('X12345678');
});

test('an incomplete step lists the missing fields and does not continue', async () => {
  const { press } = await openPage({ as: 'newUser', level: 'standard' });
  await press('Next');
  expect(heading()).toContain('Document');
  const summary = screen.getByRole('group', { name: 'Check the following to continue' });
  expect(summary).toBe(document.activeElement);
  expect(within(summary).getAllByRole('button')).toHaveLength(4);
});

test('a draft that could not be saved says so and is saved with the next change', async () => {
  const { user, advance, intercept } = await openPage({ as: 'newUser', level: 'standard' });
  intercept(identity.saveDraft.path, offline);
  await user.type(screen.getByRole('textbox', { name: 'Document number' }), 'X12');
  await advance(600);
  expect(text()).toContain('Not saved.');
  intercept(identity.saveDraft.path, null);
  await user.type(screen.getByRole('textbox', { name: 'Document number' }), '345');
  await advance(600);
  expect(text()).toContain('All changes saved.');
});

test('completed forms can be reviewed and submitted', async () => {
  const { press, exchange } = await openPage({ as: 'newUser', scenario: 'kyc-ready', level: 'standard' });
  expect(heading()).toContain('Review');
  await press('Edit Document');
  for (const next of ['Personal details', 'Photos', 'Face check', 'Review']) {
    await press('Next');
    expect(heading()).toContain(next);
  }
  expect(text()).toContain('X1234567');
  await press('Submit for review');
  expect(exchange.simulation.world().db.applications.find({ where: { identityStatus: 0, documentNumber: 'X1234567' } }).list).toHaveLength(
    1,
  );
});

test('a document can be removed and uploaded again; bidirectional control characters are removed from its name', async () => {
  const { user, advance, press } = await openPage({ as: 'kycStandard', scenario: 'kyc-advanced-ready', level: 'advanced' });
  await press('Edit Proof of address');
  expect(text()).toContain('utility-bill.png');
  await press('Remove Proof of address');
  expect(text()).not.toContain('utility-bill.png');
  await user.upload(picker(), new File(['%PDF-1.4'], 'bill\u202Efdp.pdf', { type: 'application/pdf' }));
  await vi.waitFor(async () => {
    await advance();
    expect(screen.getByRole('button', { name: 'Remove Proof of address' })).toBeTruthy();
  });
  expect(text()).toContain('billfdp.pdf');
});

/** Lets upload parts through one at a time; `pass` resolves once the page has handled the response to one. */
function gatedParts({ intercept, exchange, advance }: Awaited<ReturnType<typeof openPage>>) {
  const waiting: (() => void)[] = [];
  intercept(identity.uploadPart.path, async (request) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return exchange.transport(request);
  });
  const pass = async () => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.();
    await advance();
  };
  return { waiting, pass };
}
const bill = () => new File(['x'.repeat(580_000)], 'bill.pdf', { type: 'application/pdf' });
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no picker');

test('an upload shows its progress; a cancelled one sends nothing more and is not saved', async () => {
  const page = await openPage({ as: 'kycStandard', scenario: 'kyc-address-ready', level: 'advanced' });
  const files = () => page.draft().of(personas.kycStandard.login.fid).files;
  const { waiting, pass } = gatedParts(page);
  await page.user.upload(picker(), bill());
  await pass();
  expect(screen.getByRole('progressbar', { name: 'Uploading Proof of address' }).getAttribute('aria-valuenow')).toBe('33');
  expect(text()).toContain('33% of 580 kB');
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await page.press('Cancel upload of Proof of address');
  await pass();
  expect(waiting).toHaveLength(0);
  expect(files()).toEqual([]);

  await page.user.upload(picker(), bill());
  for (const percent of ['33', '67']) {
    await pass();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent);
  }
  await pass();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(files()).toMatchObject([{ kind: 'proofOfAddress', name: 'bill.pdf', bytes: 580_000 }]);
});

test('denied camera access is reported, and a file can still be chosen', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const { press } = await openPage({
    as: 'kycStandard',
    scenario: 'kyc-address-ready',
    level: 'advanced',
    prepare: ({ scope }) => allSettled($openCamera, { scope, params: refuse }),
  });
  await press('Take a photo');
  expect(screen.getByRole('dialog', { name: 'Proof of address' }).textContent).toContain('isn’t allowed to use your camera');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(picker().disabled).toBe(false);
});

test.each([
  ['newUser', 'kyc-draft', 'standard', 'Document'],
  ['newUser', 'kyc-unreadable', 'standard', 'Photos'],
  ['kycStandard', 'kyc-address-ready', 'advanced', 'Proof of address'],
  ['kycAdvanced', 'company-half-filled', 'company', 'People'],
] as const)('the forms of %s in scenario %s open at the first incomplete step', async (as, scenario, level, step) => {
  await openPage({ as, scenario, level });
  expect(heading()).toContain(step);
});

test('the last person of a role cannot be removed, and an empty form reports its missing fields', async () => {
  const { press } = await openPage({ as: 'kycAdvanced', scenario: 'company-half-filled', level: 'company' });
  expect(heading()).toContain('People');
  expect(screen.getByRole('button', { name: 'Remove Mei Tan' })).toHaveProperty('disabled', true);
  await press('Add trader');
  await press('Save');
  expect(screen.getByRole('dialog').textContent).toContain('Fill in this field.');
});

test.each([
  ['in part', respondWith([...companyForms.directors, {}]), /Some people couldn’t be loaded, so this list can’t be changed/],
  ['not at all', offline, /Couldn’t load this content/],
])('a list of people received %s says so and cannot be changed', async (_, answer, told) => {
  await openPage({
    as: 'kycAdvanced',
    scenario: 'company-half-filled',
    level: 'company',
    prepare: ({ intercept }) => intercept(identity.directorInfo.path, answer),
  });
  expect(heading()).toContain('People');
  expect(text()).toMatch(told);
  expect(screen.getByRole('button', { name: 'Add director' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Add trader' })).toHaveProperty('disabled', false);
});

test('the focus stays in the list when a person is removed by keyboard', async () => {
  const { press, user, advance } = await openPage({ as: 'kycAdvanced', scenario: 'company-ready', level: 'company' });
  while (!heading().includes('People')) await press('Back');
  const removals = () => screen.getAllByRole('button', { name: /^Remove / }).filter((button) => !button.matches(':disabled'));
  const [first] = removals();
  const row = first?.closest('ul');
  first?.focus();
  await user.keyboard('{Enter}');
  await advance();
  expect(removals()).toEqual([]);
  expect(row?.contains(document.activeElement)).toBe(true);
});

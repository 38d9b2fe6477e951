import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { identity } from '@/contract/identity';
import { standardForm } from '@fixtures/identityForms';
import { personas } from '@fixtures/personas';
import { openInPage } from '@mocks/http/inPage';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { testTime } from '@tests/support/app/scope';
import { VerificationPage } from './page';

async function openPage({ level, ...options }: RenderOptions & { readonly level?: string } = {}) {
  const page = await renderApp(<VerificationPage />, { at: `/verifiedIndex${level ? `?level=${level}` : ''}`, ...options });
  const press = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name }));
    await page.advance();
  };
  return { ...page, press, draft: () => page.exchange.simulation.world().identity.drafts };
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const heading = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const nameFinding = 'The name doesn’t match the document. Enter it exactly as shown there.';
test('a finding is shown at its field until the field changes, and stays resolved on another device', async () => {
  const exchange = openInPage({ source: () => testTime, startedAt: testTime, persona: 'kycFailed', scenario: 'calm', seed: 'test' });
  const world = exchange.simulation.world();
  const { fid } = personas.kycFailed.login;
  const form = standardForm('Farid', 'Reject', 'F5550001');
  world.identity.drafts.save(fid, form);
  world.identity.apply(world.db.users.get(fid) ?? expect.fail('no user'), { level: 'standard', form });
  world.advanceTo(world.now + 60_000);
  const page = await openPage({ exchange, level: 'standard' });
  expect(heading()).toContain('Personal details');
  const lastName = () => screen.getByRole('textbox', { name: 'Last name' });
  const lastNameError = () =>
    document.getElementById(lastName().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent ?? '';
  expect(lastNameError()).toContain(nameFinding);
  await page.user.type(lastName(), 'ed');
  expect(text()).not.toContain(nameFinding);
  await page.advance(600);
  page.unmount();
  await openPage({ exchange });
  expect(text()).toContain('The name does not match the document');
  expect(text()).not.toContain(nameFinding);
});

test('an unreadable document is reported at its field', async () => {
  await openPage({ as: 'newUser', scenario: 'kyc-unreadable', level: 'standard' });
  expect(heading()).toContain('Photos');
  const [front, selfie] = ['Front of the document', 'Selfie with the document'].map(
    (name) => screen.getByRole('group', { name }).textContent,
  );
  expect(front).toContain('We couldn’t read this.');
  expect(selfie).not.toContain('We couldn’t read this.');
});

test('a finding about a person of a company is shown at that person only', async () => {
  const exchange = openInPage({
    source: () => testTime,
    startedAt: testTime,
    persona: 'kycAdvanced',
    scenario: 'company-ready',
    seed: 'test',
  });
  const world = exchange.simulation.world();
  const { fid } = personas.kycAdvanced.login;
  const [first = expect.fail('no beneficiary'), second = expect.fail('no beneficiary')] = world.identity.company(fid).beneficiaries;
  world.identity.saveCompany(fid, { beneficiaries: [first, { ...second, lastName: 'Reject' }] });
  world.identity.apply(world.db.users.get(fid) ?? expect.fail('no user'), { level: 'company' });
  world.advanceTo(world.now + 3_600_000);
  await openPage({ exchange, level: 'company' });
  expect(heading()).toContain('People');
  const owners = within(screen.getByRole('list', { name: 'Beneficial owners' })).getAllByRole('listitem');
  expect(owners.map(({ textContent }) => textContent?.includes(nameFinding))).toEqual([false, true]);
});

test('unsupported countries are listed up front and cannot be selected', async () => {
  const { user } = await openPage({ as: 'newUser', level: 'standard' });
  expect(text()).toContain('can’t be verified: Cuba, Iran, North Korea, and Syria.');
  await user.click(screen.getByRole('button', { name: /Issuing country/ }));
  const option = screen.getByRole('option', { name: /^(?:KP)?North Korea/ });
  expect(option.getAttribute('aria-disabled')).toBe('true');
});

test('file limits and the review time are shown up front', async () => {
  const { unmount } = await openPage({ as: 'kycStandard', scenario: 'kyc-address-ready', level: 'advanced' });
  expect(text()).toContain('PDF, JPEG or PNG, up to 10 MB; pictures at least 600 px on the longer edge');
  unmount();
  await openPage({ as: 'newUser', scenario: 'kyc-standard-pending' });
  expect(text()).toContain('The review usually takes 1 minute.');
  expect(text()).toContain('Usually within 1 minute of submitting.');
});

test('an expired face check link says so, and a new one can be requested', async () => {
  const { press, draft } = await openPage({ as: 'newUser', scenario: 'kyc-face-expired', level: 'standard' });
  expect(heading()).toContain('Face check');
  expect(text()).toContain('This link has expired. Start again for a new one.');
  await press('Start again');
  expect(draft().of(personas.newUser.login.fid).faceCheck).toBe('waiting');
  expect(screen.getByRole('link', { name: 'Open the face check' })).toBeTruthy();
});

test('a face check that ends before the next poll can be started again', async () => {
  const { press, draft, intercept, exchange, advance } = await openPage({ as: 'newUser', scenario: 'kyc-face-failed', level: 'standard' });
  intercept(identity.draft.path, (request) => {
    draft().endFaceCheck(personas.newUser.login.fid, 'failed');
    return exchange.transport(request);
  });
  await press('Start again');
  await advance();
  expect(screen.queryByRole('link', { name: 'Open the face check' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
});

import type { Page } from '@playwright/test';
import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { inputModes, inputMode, type InputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

const address = '/verifiedIndex';
const bill = { name: 'document.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

const card = (page: Page, name: string) => page.getByRole('article', { name });
const next = (page: Page, input: InputMode) => input.press(page.getByRole('button', { name: 'Next' }));

/** Goes through the forms of the standard level, which are filled in already, under this last name. */
async function submitAs(page: Page, input: InputMode, lastName: string): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Edit Personal details' }));
  await input.type(page.getByLabel('Last name'), lastName);
  for (const step of ['Photos', 'Face check', 'Review']) {
    await next(page, input);
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused();
  }
  await input.press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(card(page, 'Standard verification').getByText('Under review')).toBeVisible();
  await ask(page, control.clock, { stepMs: 60_000 });
}

for (const name of inputModes) {
  test(`by ${name}: a newcomer fails, mends the name, passes and goes on to the advanced level`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, address, { as: 'newUser', scenario: 'kyc-ready' });
    await input.press(page.getByRole('link', { name: 'Start standard verification' }));
    await submitAs(page, input, 'Reject');
    await expect(card(page, 'Standard verification').getByText('The name does not match the document')).toBeVisible();
    await input.press(page.getByRole('link', { name: 'Fix and submit standard again' }));
    await submitAs(page, input, 'Sorel');
    await expect(card(page, 'Standard verification').getByText('Passed')).toBeVisible();

    await input.press(page.getByRole('link', { name: 'Start advanced verification' }));
    await input.type(page.getByLabel('Street address'), '12 Harbour Road');
    await input.type(page.getByLabel('City'), 'Singapore');
    await input.type(page.getByLabel('Postal code'), '098632');
    await expect(page.getByText('All changes saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Proof of address' })).toBeVisible();
    await page.locator('input[type=file]').last().setInputFiles(bill);
    await expect(page.getByRole('button', { name: 'Remove Proof of address' })).toBeVisible();
    await next(page, input);
    await input.press(page.getByRole('button', { name: 'Submit for review' }));
    await expect(card(page, 'Advanced verification').getByText('Under review')).toBeVisible();
    await ask(page, control.clock, { stepMs: 600_000 });
    await expect(card(page, 'Advanced verification').getByText('Passed')).toBeVisible();
  });
}

test('a photo is taken with the camera, looked at and handed in; the camera is off afterwards', async ({ page }) => {
  // A drawn picture in place of the device's camera.
  await page.addInitScript(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
    const draw = () => canvas.getContext('2d')?.fillRect(0, 0, Math.random() * 800, 600);
    navigator.mediaDevices.getUserMedia = async () => {
      setInterval(draw, 50);
      const stream = canvas.captureStream(20);
      const [track] = stream.getTracks();
      if (track) setInterval(() => document.documentElement.toggleAttribute('data-camera-on', track.readyState === 'live'), 50);
      return stream;
    };
  });
  await open(page, `${address}?level=advanced`, { as: 'kycStandard', scenario: 'kyc-address-ready' });
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proof of address' });
  await dialog.getByRole('button', { name: 'Take a photo' }).click();
  await dialog.getByRole('button', { name: 'Retake' }).click();
  await dialog.getByRole('button', { name: 'Take a photo' }).click();
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Proof of address' })).toBeVisible();
  await expect(page.locator('html[data-camera-on]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('proofOfAddress.jpg')).toBeVisible();
});

for (const name of inputModes) {
  test(`by ${name}: a face check is left, fails and passes at the partner, and the wizard goes on each time`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, `${address}?level=standard`, { as: 'newUser', scenario: 'kyc-face-left' });
    const partner = page.getByRole('dialog', { name: 'Face check (simulated partner)' });
    const end = async (start: string, outcome: string) => {
      await input.press(page.getByRole('button', { name: start }));
      await input.press(page.getByRole('link', { name: 'Open the face check' }));
      await input.press(partner.getByRole('button', { name: outcome }));
      await expect(partner).toBeHidden();
    };
    await end('Start face check', 'Leave without finishing');
    await end('Start face check', 'Face not recognized');
    await expect(page.getByRole('main').getByText('Your face wasn’t recognized')).toBeVisible();
    await end('Start again', 'Face recognized');
    await expect(page.getByRole('main').getByText('Face check completed.')).toBeVisible();
    await next(page, input);
    await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeFocused();
  });
}

/** Adds somebody to a list of the company's people. */
async function addPerson(page: Page, input: InputMode, role: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await input.press(page.getByRole('button', { name: `Add ${role}` }));
  const dialog = page.getByRole('dialog', { name: `Add ${role}` });
  for (const [label, text] of Object.entries(texts)) await input.type(dialog.getByLabel(label, { exact: true }), text);
  await dialog.getByRole('spinbutton', { name: /^month/ }).focus();
  await page.keyboard.type('04171990');
  await input.press(dialog.getByRole('button', { name: /Nationality/ }));
  await page.keyboard.type('Singapore');
  // The focus stays in the search while the arrow keys go through what it has found.
  if (input.name === 'keyboard') {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else await page.getByRole('option', { name: /Singapore/ }).click();
  await input.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${texts['First name']} ${texts['Last name']}`)).toBeVisible();
}

for (const name of inputModes) {
  test(`by ${name}: a company names its people, hands in its documents, is reviewed and passes`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, address, { as: 'kycAdvanced', scenario: 'company-half-filled' });
    await input.press(page.getByRole('link', { name: 'Start company verification' }));
    const person = (first: string, number: string) => ({ 'First name': first, 'Last name': 'Ong', 'Document number': number });
    await addPerson(page, input, 'director', { ...person('Ada', 'K7700001'), Position: 'Finance director' });
    await addPerson(page, input, 'beneficial owner', { ...person('Ben', 'K7700002'), 'Ownership (%)': '60' });
    await addPerson(page, input, 'trader', { ...person('Cai', 'K7700003'), Email: 'cai@harbour-light.example', Phone: '+65 8123 4567' });
    await next(page, input);
    for (const document of ['Certificate of incorporation', 'Articles of association', 'Board resolution']) {
      await page.getByRole('group', { name: document }).locator('input[type=file]').last().setInputFiles(bill);
      await expect(page.getByRole('button', { name: `Remove ${document}` })).toBeVisible();
    }
    await next(page, input);
    await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeFocused();
    await input.press(page.getByRole('button', { name: 'Submit for review' }));
    await expect(card(page, 'Company verification').getByText('Under review')).toBeVisible();
    const timeline = page.getByRole('list', { name: 'Verification history' });
    await expect(timeline.getByText('Company verification under review')).toBeVisible();
    await ask(page, control.clock, { stepMs: 3_600_000 });
    await expect(card(page, 'Company verification').getByText('Passed')).toBeVisible();
    await expect(timeline.getByText('Company verification approved')).toBeVisible();
  });
}

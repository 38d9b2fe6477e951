import type { Page } from '@playwright/test';
import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { choose } from '@tests/support/browser/choose';
import { inputModesOf, inputMode, type InputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';
import { bill, card, next, picker, typeDate } from '@tests/support/browser/verification';

const address = '/verifiedIndex';
/** A picture drawn by the browser, in px; a noisy one is as large as a photo file. */
async function picture(page: Page, width: number, height: number, isNoisy = false) {
  const drawn = await page.evaluate(
    ({ width, height, isNoisy }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      const pixels = new ImageData(width, height);
      pixels.data.forEach((_, index, all) => {
        all[index] = index % 4 === 3 ? 255 : 120 + (isNoisy ? Math.random() * 8 : 0);
      });
      context?.putImageData(pixels, 0, 0);
      return canvas.toDataURL('image/png');
    },
    { width, height, isNoisy },
  );
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64') };
}

/** Fills in the forms of the standard level, up to the review. */
async function fillIn(page: Page, input: InputMode, lastName: string): Promise<void> {
  await choose(page, input, page.getByRole('button', { name: /Issuing country/ }), 'Singapore', { isSearched: true });
  await choose(page, input, page.getByRole('button', { name: /Document type/ }), 'Passport');
  await input.type(page.getByLabel('Document number'), 'X1234567');
  await typeDate(page, page, '04162033');
  await next(page, input);
  await input.type(page.getByLabel('First name'), 'Nadia');
  await input.type(page.getByLabel('Last name'), lastName);
  await typeDate(page, page, '04171990');
  await next(page, input);
  const photo = await picture(page, 800, 600);
  for (const document of ['Front of the document', 'Selfie with the document']) {
    await picker(page, document).setInputFiles(photo);
    await expect(page.getByRole('button', { name: `Remove ${document}` })).toBeVisible();
  }
  await next(page, input);
  await input.press(page.getByRole('button', { name: 'Start face check' }));
  await expect(page.getByRole('link', { name: 'Open the face check' })).toBeVisible();
  await ask(page, control.faceCheck, { outcome: 'passed' });
  await expect(page.getByRole('main').getByText('Face check completed.')).toBeVisible();
  await next(page, input);
}

/** Submits the application and advances the clock until it is decided. */
async function submit(page: Page, input: InputMode): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(card(page, 'Standard verification').getByText('Under review')).toBeVisible();
  await ask(page, control.clock, { stepMs: 60_000 });
}

/** Corrects the last name, at which the wizard opens, and goes through the remaining steps, which are filled in already. */
async function submitAs(page: Page, input: InputMode, lastName: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Personal details' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/doesn’t match the document/);
  await input.type(page.getByLabel('Last name'), lastName);
  for (const step of ['Photos', 'Face check', 'Review']) {
    await next(page, input);
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused();
  }
  await submit(page, input);
}

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a new user fills in the standard level, is rejected, corrects the name and passes`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, address, { as: 'newUser' });
    await input.press(page.getByRole('link', { name: 'Start standard verification' }));
    await fillIn(page, input, 'Reject');
    await submit(page, input);
    await expect(
      card(page, 'Standard verification').getByText('The name doesn’t match the document. Enter it exactly as shown there.'),
    ).toBeVisible();
    await input.press(page.getByRole('link', { name: 'Fix and submit standard again' }));
    await submitAs(page, input, 'Sorel');
    await expect(card(page, 'Standard verification').getByText('Passed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start advanced verification' })).toBeVisible();
  });

  test(`by ${name}: a user with standard verification continues to the advanced level, which resumes after a reload`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, address, { as: 'kycStandard' });
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

test('an unusable photo is refused with the reason, a large one is made smaller, and none is stored in the browser', async ({ page }) => {
  await open(page, `${address}?level=standard`, { as: 'newUser', scenario: 'kyc-ready' });
  await page.getByRole('button', { name: 'Edit Photos' }).click();
  await page.getByRole('button', { name: 'Remove Front of the document' }).click();
  const front = page.getByRole('group', { name: 'Front of the document' });
  const small = await picture(page, 500, 400);
  const unusablePhotos = [
    [{ ...bill, mimeType: 'text/plain' }, 'This file type isn’t accepted.'],
    [{ ...small, buffer: Buffer.from('no picture') }, 'This photo can’t be opened. Choose another file.'],
    [small, 'This photo is too small to read. Use one at least 600 pixels wide.'],
  ] as const;
  for (const [file, reason] of unusablePhotos) {
    await picker(page, 'Front of the document').setInputFiles(file);
    await expect(front.getByText(reason)).toBeVisible();
  }
  const large = await picture(page, 1600, 1200, true);
  expect(large.buffer.length).toBeGreaterThan(1_000_000);
  await picker(page, 'Front of the document').setInputFiles(large);
  await expect(page.getByRole('button', { name: 'Remove Front of the document' })).toBeVisible();
  await expect(front.getByText(/^\d{1,3} kB$/)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/data:image|photo\.png|X1234567|Nadia/);
});

test('a document that is too large is refused with the reason, and a smaller one replaces it', async ({ page }) => {
  await open(page, `${address}?level=advanced`, { as: 'kycStandard', scenario: 'kyc-address-ready' });
  const proof = page.getByRole('group', { name: 'Proof of address' });
  const remove = page.getByRole('button', { name: 'Remove Proof of address' });
  const tooLarge = proof.getByText('This file is larger than 10 MB. Use a smaller one.');
  const billOfSize = (bytes: number) => ({ ...bill, buffer: Buffer.alloc(bytes, bill.buffer) });
  await picker(page, 'Proof of address').setInputFiles(billOfSize(10_000_001));
  await expect(tooLarge).toBeVisible();
  await expect(remove).toBeHidden();
  await picker(page, 'Proof of address').setInputFiles(billOfSize(300_000));
  await expect(remove).toBeVisible();
  await expect(tooLarge).toBeHidden();
});

test('a user takes a photo with the camera, retakes it and uses it; the camera is off afterwards', async ({ page }) => {
  // A canvas replaces the device's camera.
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

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user leaves, fails and passes the partner’s face check, and the wizard continues each time`, async ({ page }) => {
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

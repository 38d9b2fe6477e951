import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { choose } from '@tests/support/browser/choose';
import { inputModesOf, inputMode, type InputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';
import { bill, card, next, picker, typeDate } from '@tests/support/browser/verification';

const address = '/verifiedIndex';

/** Adds a person to one of the company's lists. */
async function addPerson(page: Page, input: InputMode, role: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await input.press(page.getByRole('button', { name: `Add ${role}` }));
  const dialog = page.getByRole('dialog', { name: `Add ${role}` });
  for (const [label, text] of Object.entries(texts)) await input.type(dialog.getByLabel(label, { exact: true }), text);
  await typeDate(page, dialog, '04171990');
  await choose(page, input, dialog.getByRole('button', { name: /Nationality/ }), 'Singapore', { isSearched: true });
  await input.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${texts['First name']} ${texts['Last name']}`)).toBeVisible();
}

for (const name of inputModesOf(import.meta.url)) {
  test(
    `by ${name}: a company fills in its forms from the first field, uploads its documents, is reviewed and passes`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      await open(page, address, { as: 'kycAdvanced' });
      await input.press(page.getByRole('link', { name: 'Start company verification' }));
      await input.type(page.getByLabel('Company name'), 'Harbour Light Trading Pte Ltd');
      await input.type(page.getByLabel('Registration number'), '201734512K');
      await choose(page, input, page.getByRole('button', { name: /Country of registration/ }), 'Singapore', { isSearched: true });
      await input.type(page.getByLabel('Registered address'), '12 Harbour Road, Singapore 098632');
      await typeDate(page, page, '11202017');
      await input.type(page.getByLabel('Nature of business'), 'Proprietary trading of digital assets');
      await choose(page, input, page.getByRole('button', { name: /Source of funds/ }), 'Shareholder funds');
      await input.type(page.getByLabel('Contact email'), 'office@harbour-light.example');
      await next(page, input);
      await expect(page.getByRole('heading', { level: 2, name: 'People' })).toBeFocused();
      const person = (first: string, number: string) => ({ 'First name': first, 'Last name': 'Ong', 'Document number': number });
      await addPerson(page, input, 'director', { ...person('Ada', 'K7700001'), Position: 'Finance director' });
      await addPerson(page, input, 'beneficial owner', { ...person('Ben', 'K7700002'), 'Ownership (%)': '60' });
      await addPerson(page, input, 'trader', { ...person('Cai', 'K7700003'), Email: 'cai@harbour-light.example', Phone: '+65 8123 4567' });
      await next(page, input);
      const downloaded = page.waitForEvent('download');
      await input.press(page.getByRole('link', { name: 'Template: Board resolution (PDF)' }));
      const template = await readFile(await (await downloaded).path(), 'latin1');
      expect([template.slice(0, 5), template.includes('Resolution of the board of directors')]).toEqual(['%PDF-', true]);
      for (const document of ['Certificate of incorporation', 'Articles of association', 'Board resolution']) {
        await picker(page, document).setInputFiles(bill);
        await expect(page.getByRole('button', { name: `Remove ${document}` })).toBeVisible();
      }
      await next(page, input);
      await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeFocused();
      await input.press(page.getByRole('button', { name: 'Submit for review' }));
      await expect(card(page, 'Company verification').getByText('Under review')).toBeVisible();
      await expect(card(page, 'Company verification').getByText('The review usually takes 1 hour.')).toBeVisible();
      const timeline = page.getByRole('list', { name: 'Verification history' });
      await expect(timeline.getByText('Company verification under review')).toBeVisible();
      await ask(page, control.clock, { stepMs: 3_600_000 });
      await expect(card(page, 'Company verification').getByText('Passed')).toBeVisible();
      await expect(timeline.getByText('Company verification approved')).toBeVisible();
    },
  );
}

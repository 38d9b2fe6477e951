import { expect, type Locator, type Page } from '@playwright/test';
import type { Step } from '@/devtools/script/steps';

/** How long to wait for a step, in ms. */
const patience = 15_000;

/** Plays the script of a story with real input. */
export async function playScript(page: Page, stage: Locator, script: readonly Step[]): Promise<void> {
  for (const step of script) {
    if ('press' in step) await press(stage.getByRole(step.role, { name: step.press }), step.role);
    else if ('type' in step) await stage.getByRole(step.role, { name: step.into }).fill(step.type, { timeout: patience });
    else if ('keys' in step) for (const key of step.keys.split(' ')) await page.keyboard.press(key);
    else if ('see' in step)
      await expect(step.role ? stage.getByRole(step.role, { name: step.see }) : stage.getByText(step.see).first()).toBeVisible();
    else await expect(stage.getByRole(step.role, { name: step.gone })).toBeHidden();
  }
}

/** The label of a checkbox or radio button covers it. */
const press = (target: Locator, role: string): Promise<void> =>
  role === 'checkbox' || role === 'radio' ? target.press('Space', { timeout: patience }) : target.click({ timeout: patience });

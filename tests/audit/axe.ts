import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

export interface Finding {
  rule: string;
  impact: string;
  help: string;
  targets: string[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page as it stands. Injected once and reporting violations only, it costs a tenth of AxeBuilder's scan; it does not look into frames. */
export async function axe(page: Page, off: readonly string[] = []): Promise<Finding[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(
    async ({ tags, off }) => {
      if (!window.axe) throw new Error('axe did not load');
      const rules = Object.fromEntries(off.map((name) => [name, { enabled: false }]));
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values: tags }, rules });
      return violations.map(({ id, impact, help, nodes }) => ({
        rule: id,
        impact: impact ?? 'minor',
        help,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    { tags, off },
  );
}

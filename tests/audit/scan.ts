import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface Finding {
  rule: string;
  impact: string;
  help: string;
  targets: string[];
}

/** The whole rule set by its tags, or the rules whose outcome depends on the colours of a theme. */
export type RuleSet = 'all' | 'colour';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Scans the page as it stands. axe is injected once a page, and runs in one pass without frames, which costs a tenth of the default scan. */
export async function scan(page: Page, rules: RuleSet, off: readonly string[] = []): Promise<Finding[]> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, axeSource: isInjected ? 'void 0' : undefined })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      runOnly: rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules },
      rules: rules === 'all' ? Object.fromEntries(off.map((name) => [name, { enabled: false }])) : {},
    })
    .analyze();
  return violations.map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact: impact ?? 'minor',
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { auditTags, findingOf, type Finding } from '@/devtools/audit/findings';
import { painted } from './paintedTexts';

/**
 * The whole rule set by its tags; the rules whose outcome depends on colours, for the texts that are marked; all but those; or those that
 * depend on sizes alone.
 */
export type RuleSet = 'all' | 'colour' | 'allButColour' | 'size';

const colourRules = ['color-contrast', 'link-in-text-block'];
const sizeRules = ['target-size', 'scrollable-region-focusable'];

/** Scans the page as it stands, in one pass without frames, which costs a tenth of the default scan. */
export async function scan(page: Page, rules: RuleSet, off: readonly string[] = []): Promise<Finding[]> {
  await inject(page);
  const chosen = { colour: colourRules, size: sizeRules, all: null, allButColour: null }[rules];
  const skipped = rules === 'allButColour' ? [...off, ...colourRules] : off;
  const builder = builderOn(page, 'void 0').options({
    resultTypes: ['violations'],
    iframes: false,
    runOnly: chosen ? { type: 'rule', values: chosen } : { type: 'tag', values: auditTags },
    rules: chosen ? {} : Object.fromEntries(skipped.map((name) => [name, { enabled: false }])),
  });
  const { violations } = await (rules === 'colour' ? builder.include(`[${painted}]`) : builder).analyze();
  return violations.map(findingOf);
}

/** The builder injects axe anew for each scan unless it is given something else to inject. */
const builderOn = (page: Page, axeSource?: string): AxeBuilder =>
  // What react-aria has read out stays there for seconds, by the id of a text that may be gone by then.
  new AxeBuilder({ page, axeSource }).setLegacyMode().exclude('[data-live-announcer]');

/**
 * Injects axe, once a page, and lets it end the colour transitions that begin just then: a button that is enabled by an answer
 * between settling and scanning would be measured halfway between two colours.
 */
async function inject(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await builderOn(page).withRules('document-title').analyze();
  await page.evaluate(() => {
    const { run } = window.axe;
    window.axe.run = (...options) => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      return run(...options);
    };
  });
}

declare global {
  interface Window {
    axe: { run: (...options: unknown[]) => unknown };
  }
}

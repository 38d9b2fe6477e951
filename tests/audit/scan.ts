import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { auditTags, findingOf, type Finding } from '@/devtools/audit/findings';
import { paintedTextAttribute } from './paintedTexts';

/** All rules of the audited tags; all except the colour rules; or the size rules alone. */
export type RuleSet = 'all' | 'allButColour' | 'size';

const colourRules = ['color-contrast', 'link-in-text-block'];
const sizeRules = ['target-size', 'scrollable-region-focusable'];

const onlyRules = (rules: readonly string[]) => ({ runOnly: { type: 'rule' as const, values: [...rules] } });

/** Scans the page in its current state. */
export async function scan(page: Page, rules: RuleSet, disabledRules: readonly string[] = []): Promise<Finding[]> {
  const skipped = rules === 'allButColour' ? [...disabledRules, ...colourRules] : disabledRules;
  const byTag = {
    runOnly: { type: 'tag', values: auditTags },
    rules: Object.fromEntries(skipped.map((name) => [name, { enabled: false }])),
  } as const;
  const builder = await builderWith(page, rules === 'size' ? onlyRules(sizeRules) : byTag);
  return (await builder.analyze()).violations.map(findingOf);
}

/** Scans the colours of the marked texts; null if none of them exists any more. */
export async function scanColours(page: Page): Promise<Finding[] | null> {
  const builder = await builderWith(page, onlyRules(colourRules));
  try {
    return (await builder.include(`[${paintedTextAttribute}]`).analyze()).violations.map(findingOf);
  } catch (error) {
    if (error instanceof Error && error.message.includes('No elements found for include')) return null;
    throw error;
  }
}

/** A builder of single-pass axe scans without frames, which cost a tenth of the default scan. */
async function builderWith(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<AxeBuilder> {
  await inject(page);
  return builderOn(page, 'void 0').options({ resultTypes: ['violations'], iframes: false, ...options });
}

/** The builder injects axe anew for each scan unless it is given another source. */
const builderOn = (page: Page, axeSource?: string): AxeBuilder =>
  // react-aria keeps announced texts there for seconds, referring by id to texts that may be gone by then.
  new AxeBuilder({ page, axeSource }).setLegacyMode().exclude('[data-live-announcer]');

/**
 * Injects axe once per page, and makes each run end the pending colour transitions first: a button enabled by a response between settling
 * and scanning would be measured halfway between two colours.
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

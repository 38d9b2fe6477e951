import type { Page } from '@playwright/test';
import type { Finding, PageCheck } from '@/devtools/audit/findings';
import { isAudit, isBroad } from '@tests/support/testAmount';
import { namesOf } from '@tests/support/auditNames';
import { markPaintedTexts } from './paintedTexts';
import { scan, scanColours } from './scan';
import { shapeOf } from './shape';

const themes = ['light', 'dark', 'forced-dark'] as const;
type Theme = (typeof themes)[number];

const selectedNames = namesOf(process.env.AUDIT_ONLY);

/** Whether the audit covers everything (`npm run audit`) rather than named parts only (`npm run audit -- --only market,Button`). */
export const isFullAudit = isAudit && selectedNames === null;

/** Whether a screen (by id) or a component (by name) is audited. */
export const isSelected = (name: string): boolean => selectedNames === null || selectedNames.includes(name.toLowerCase());

export const matrixWidths = isBroad ? [320, 768, 1440] : [1440];

const height = 900;

/** The subject of an audit: a screen or a story, its viewer, and the element that carries its theme. */
export interface Subject {
  readonly subject: string;
  readonly who: string;
  /** The element that carries the theme besides the document. */
  readonly frame?: string;
  /** Rules that do not apply. */
  readonly disabledRules?: readonly string[];
  /** The widths to audit; all widths of the matrix by default. */
  readonly widths?: readonly number[];
  /** The text styles already checked by earlier subjects; those of this subject are added. */
  readonly known?: Set<string>;
  /** Whether the subject is dark in every theme, as the screens of the web3 wallet are. */
  readonly isDarkOnly?: boolean;
}

/**
 * Audits the page in every theme and width. Colour rules first check all texts, then only texts in a style not seen before: most of a page
 * is rows of the same style, and most of a theme looks the same at each width. All other rules do not depend on the theme, and at a width
 * where the page has a shape already scanned, only the size rules can find more.
 */
export async function auditSubject(
  page: Page,
  { subject, who, frame, disabledRules, widths = matrixWidths, known = new Set(), isDarkOnly = false }: Subject,
  atWidth: (width: number) => Promise<void> = async () => {},
): Promise<PageCheck[]> {
  const checks: PageCheck[] = [];
  const shownThemes = isDarkOnly ? themes.filter((theme) => theme !== 'light') : themes;
  const shapes = new Set<string>();
  // Re-layout is the most expensive part of a check, so this page starts at the width where the previous one ended.
  const orderedWidths = page.viewportSize()?.width === widths.at(-1) ? widths.toReversed() : widths;
  for (const width of orderedWidths) {
    await setWidth(page, width);
    await atWidth(width);
    for (const theme of shownThemes) {
      await setTheme(page, theme, frame);
      const findings: Finding[] = [];
      if (checks.length === 0) for (const style of await markPaintedTexts(page, known)) known.add(style);
      else findings.push(...(await scanNewPaint(page, known)));
      if (theme === shownThemes[0]) {
        const shape = await shapeOf(page);
        findings.push(...(await scan(page, checks.length === 0 ? 'all' : shapes.has(shape) ? 'size' : 'allButColour', disabledRules)));
        shapes.add(shape);
      }
      checks.push({ subject, who, theme, width, findings });
    }
    if (width === orderedWidths[0])
      checks.push({ subject, who, theme: forcedColours, width, findings: await scanInForcedColours(page, known) });
  }
  return checks;
}

/** The theme name of a check in forced colours. */
const forcedColours = 'forced-colours';

/** Checks the texts in forced colours, whose text styles differ from those of every theme. */
async function scanInForcedColours(page: Page, known: Set<string>): Promise<Finding[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const fill = await page.evaluateHandle(fillTextsWithTheirColour);
  try {
    return await scanNewPaint(page, known);
  } finally {
    await fill.evaluate((undo) => undo());
    await page.emulateMedia({ forcedColors: 'none' });
  }
}

/** axe reads the fill colour of a text, for which Chromium returns the colour before forcing. Makes it return the forced colour; returns the undo function. */
function fillTextsWithTheirColour(): () => void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function valueOf(name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
  return () => {
    CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue;
  };
}

/** Checks the texts whose style is not in `known`. While prices move, the marked elements may be gone by the scan; then their replacements are marked. */
async function scanNewPaint(page: Page, known: Set<string>): Promise<Finding[]> {
  for (let attempt = 1; ; attempt++) {
    const styles = await markPaintedTexts(page, known);
    const findings = styles.length > 0 ? await scanColours(page) : [];
    if (findings) {
      for (const style of styles) known.add(style);
      return findings;
    }
    if (attempt === 9) throw new Error('The page replaces its texts too fast to be scanned.');
  }
}

/** Sets the width of the page and waits until it has been laid out. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    await nextFrame();
    await Promise.allSettled(
      document.getAnimations().flatMap((animation) => (animation instanceof CSSTransition ? animation.finished : [])),
    );
    await nextFrame();
  });
}

/** Sets the theme on the document and on the element that carries it, as the app would, without reloading the page. */
export async function setTheme(page: Page, theme: Theme, frame = 'html'): Promise<void> {
  await page.evaluate(
    ({ theme, frame }) => {
      for (const element of [document.documentElement, document.querySelector(frame)]) {
        element?.setAttribute('data-theme', theme === 'light' ? 'light' : 'dark');
        element?.toggleAttribute('data-theme-lock', theme === 'forced-dark');
      }
    },
    { theme, frame },
  );
  await endTransitions(page);
}

/** Ends every transition, such as that of a theme change; ending one may start another in elements that inherit from it. */
export const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let depth = 0; depth < 9; depth++)
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });

/** Pixels by which the page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth));

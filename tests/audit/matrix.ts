import type { Page } from '@playwright/test';
import type { Finding, Look } from '@/devtools/audit/findings';
import { isAudit, isBroad } from '@tests/support/amount';
import { namesOf } from '@tests/support/auditNames';
import { markPaintedTexts } from './paintedTexts';
import { scan, scanColours } from './scan';
import { shapeOf } from './shape';

const themes = ['light', 'dark', 'forced-dark'] as const;
type Theme = (typeof themes)[number];

const asked = namesOf(process.env.AUDIT_ONLY);

/** Whether the audit is of everything (`npm run audit`), and not of what is named alone (`npm run audit -- --only market,Button`). */
export const isWhole = isAudit && asked === null;

/** Whether a screen, by its id, or a component, by its name, is looked at. */
export const isAsked = (name: string): boolean => asked === null || asked.includes(name.toLowerCase());

export const matrixWidths = isBroad ? [320, 768, 1440] : [1440];

const height = 900;

/** What is looked at: a screen or a story, by whom, and the element that carries its theme. */
export interface Subject {
  readonly subject: string;
  readonly who: string;
  /** Where the theme stands, besides the document. */
  readonly frame?: string;
  /** Rules that do not apply. */
  readonly off?: readonly string[];
  /** The widths it is looked at; all of the matrix by default. */
  readonly widths?: readonly number[];
  /** The ways of painting texts that were looked at before, for subjects looked at one after another; those of this one are added. */
  readonly known?: Set<string>;
  /** It is never light, whatever theme is chosen: a screen of the web3 wallet. */
  readonly isDarkOnly?: boolean;
}

/**
 * Looks at the page in every theme and width. What depends on colours is looked at in all texts at first, then in those that are painted as
 * none before: most of a page are rows painted alike, and most of a theme is painted alike at each width. All else does not depend on the theme,
 * and where a width shows the page in a shape that was looked at, only the rules about sizes can find more.
 */
export async function lookAt(
  page: Page,
  { subject, who, frame, off, widths = matrixWidths, known = new Set(), isDarkOnly = false }: Subject,
  atWidth: (width: number) => Promise<void> = async () => {},
): Promise<Look[]> {
  const looks: Look[] = [];
  const shown = isDarkOnly ? themes.filter((theme) => theme !== 'light') : themes;
  const shapes = new Set<string>();
  // Laying out a page anew costs most of a look: the last width of the page before is this one's first.
  const inOrder = page.viewportSize()?.width === widths.at(-1) ? widths.toReversed() : widths;
  for (const width of inOrder) {
    await setWidth(page, width);
    await atWidth(width);
    for (const theme of shown) {
      await setTheme(page, theme, frame);
      const findings: Finding[] = [];
      if (looks.length === 0) for (const way of await markPaintedTexts(page, known)) known.add(way);
      else findings.push(...(await scanNewPaint(page, known)));
      if (theme === shown[0]) {
        const shape = await shapeOf(page);
        findings.push(...(await scan(page, looks.length === 0 ? 'all' : shapes.has(shape) ? 'size' : 'allButColour', off)));
        shapes.add(shape);
      }
      looks.push({ subject, who, theme, width, findings });
    }
    if (width === inOrder[0]) looks.push({ subject, who, theme: forcedColours, width, findings: await scanInForcedColours(page, known) });
  }
  return looks;
}

/** The name of a look in the system's colours. */
const forcedColours = 'forced-colours';

/** Looks at the texts in the colours the system forces; the ways of painting them are none of the themes'. */
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

/** axe asks for the fill of a text, and Chromium answers with the colour it had before colours were forced. Returns what undoes it. */
function fillTextsWithTheirColour(): () => void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function valueOf(name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
  return () => {
    CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue;
  };
}

/** Looks at the texts that are painted in none of the `known` ways. Where prices move, all that were marked may be gone by then: then those in their place are. */
async function scanNewPaint(page: Page, known: Set<string>): Promise<Finding[]> {
  for (let attempt = 1; ; attempt++) {
    const ways = await markPaintedTexts(page, known);
    const findings = ways.length > 0 ? await scanColours(page) : [];
    if (findings) {
      for (const way of ways) known.add(way);
      return findings;
    }
    if (attempt === 9) throw new Error('The texts of the page are replaced too fast to be looked at.');
  }
}

/** Gives the page a width and lets what listens to it lay itself out. */
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

/** Puts the outermost element that carries a theme into `theme`, as the app would, without loading the page anew. */
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

/** Ends every transition, such as of a change of theme; the end of one may begin another in what inherits from it. */
export const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let depth = 0; depth < 9; depth++)
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });

/** Pixels by which the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth));

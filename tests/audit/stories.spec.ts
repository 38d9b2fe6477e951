import { expect, test } from '@playwright/test';
import { allComponents, allStories } from '../../scripts/components';
import { axePageRules } from '../../stories/axePageRules';
import type { PageCheck } from '@/devtools/audit/findings';
import { report } from './findings';
import { choiceAt, isAudit, isBroad, sampled } from '@tests/support/testAmount';
import { componentOf } from '@tests/support/auditNames';
import { inGroups } from '@tests/support/browser/screens';
import { isSelected, auditSubject, matrixWidths } from './matrix';
import { builtStories, emptyPage, frameOf, showStory } from './builtStories';

/** Stories that one page shows in sequence. */
const groupSize = 32;
/** The most stories a plain run checks. */
const atMost = 48;
/** The longest that one story may take in all themes and widths, in ms: a hanging story is named and ends its group. */
const maxCheckMs = 90_000;

/** Shows the error page of a screen that throws; React logs the error. */
const broken = 'app--errorpage--broken-screen';

const ids = Object.keys(builtStories);

test('every story of the inventory is built', () => {
  const inventory = new Set(allStories(allComponents()).map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  expect([...inventory].filter((id) => !ids.includes(id))).toEqual([]);
});

/**
 * A component is audited in every width. Stories of screens and their parts, whose screens are audited in every width themselves, are
 * audited in one width each, which changes with the commit; `npm run audit` covers all widths.
 */
const widthsOf = (id: string): readonly number[] =>
  isAudit || id.startsWith('ui--') ? matrixWidths : choiceAt(matrixWidths, ids.indexOf(id));

/** The sort key that groups stories starting at the same width, so that the page is seldom laid out anew. */
const firstWidth = (id: string): number => widthsOf(id)[0] ?? 0;

const selected = sampled(ids, { atMost }).filter((id) => isSelected(componentOf(id)));
for (const group of inGroups(selected, groupSize)) {
  test(`stories ${group[0]} to ${group.at(-1)} are free of findings and log nothing`, async ({ page }, info) => {
    test.setTimeout(60_000 + group.length * 30_000);
    const checks: PageCheck[] = [];
    const faults: string[] = [];
    const known = new Set<string>();
    let shown = '';
    page.on('pageerror', ({ message }) => faults.push(`${shown} throws ${message}`));
    page.on('console', (message) => {
      const isFault = ['error', 'warning'].includes(message.type()) && shown !== broken;
      if (isFault) faults.push(`${shown} logs ${message.text()}`);
    });
    for (const story of group.toSorted((one, other) => firstWidth(one) - firstWidth(other))) {
      shown = story;
      await test.step(
        story,
        async () => {
          await showStory(page, story).catch((cause: unknown) => faults.push(String(cause)));
          checks.push(
            ...(await auditSubject(page, {
              subject: story,
              who: 'story',
              frame: frameOf(story),
              disabledRules: axePageRules,
              known,
              widths: widthsOf(story),
            })),
          );
        },
        { timeout: maxCheckMs },
      );
    }
    expect([...faults, ...(await report(info, checks))]).toEqual([]);
  });
}

test('a text readable in one theme only is found in each other theme', async ({ page }) => {
  await page.goto(emptyPage);
  await page.setContent(`<!doctype html><html lang="en"><title>Title</title><main><h1>Heading</h1><p>Text</p></main>
    <style>body { background: #fff } p { color: #222 } [data-theme=dark] p { color: #eee } [data-theme-lock] p { color: #ddd }</style>`);
  const checks = await auditSubject(page, { subject: 'text', who: 'story' });
  const first = checks.at(0)?.width;
  expect(checks.flatMap(({ theme, width, findings }) => findings.map(({ rule }) => [theme, width, rule]))).toEqual([
    ['dark', first, 'color-contrast'],
    ['forced-dark', first, 'color-contrast'],
  ]);
});

test('a text unreadable at one width only, or only beside readable texts, is found once', async ({ page }) => {
  await page.goto(emptyPage);
  await page.setContent(`<!doctype html><html lang="en"><title>Title</title><main><h1>Heading</h1><p>Text</p><p>Text</p><p>Text</p><p>Text</p>
    <div><p>Text</p></div></main><style>body { background: #fff } p { color: #222 } [data-theme=dark] div { background: #333 }
    [data-theme=dark]:not([data-theme-lock]) h1 { color: #ccc } @media (width > 1000px) { p { color: #bbb } }</style>`);
  const checks = await auditSubject(page, { subject: 'text', who: 'story' });
  const found = checks.flatMap(({ theme, width, findings }) => findings.map(({ targets }) => [width, theme, targets.length]));
  const narrow = [
    [320, 'dark', 2],
    [1440, 'light', 4], // the first three and the last of five painted alike
  ];
  const wide = [
    [1440, 'light', 5],
    [1440, 'dark', 1],
  ];
  expect(found).toEqual(isBroad ? narrow : wide);
});

test('a violation shown at one width only, or a target too small there, is found at that width, and a violation at all widths at the first', async ({
  page,
}) => {
  await page.goto(emptyPage);
  await page.setContent(`<!doctype html><html lang="en"><title>Title</title><main><h1>Heading</h1><button></button>
    <img id="wide" src="data:,"><button id="small" aria-label="One">1</button><button aria-label="Two">2</button></main>
    <style>button { width: 44px; height: 44px } @media (width < 1000px) { #wide { display: none } }
    @media (width < 500px) { button[aria-label] { width: 12px; height: 12px; padding: 0; font-size: 8px } }</style>`);
  const checks = await auditSubject(page, { subject: 'widths', who: 'story', widths: [1440, 320, 1024, 768] });
  expect(checks.flatMap(({ width, findings }) => findings.map(({ rule }) => [width, rule]))).toEqual([
    [1440, 'button-name'],
    [1440, 'image-alt'],
    [320, 'button-name'],
    [320, 'target-size'],
  ]);
});

test('a text unreadable in forced colours only is found there', async ({ page }) => {
  await page.goto(emptyPage);
  await page.setContent(`<!doctype html><html lang="en"><title>Title</title><main><h1>Heading</h1><p>Text</p></main>
    <style>body { background: #fff } p { color: #222 }
    @media (forced-colors: active) { p { forced-color-adjust: none; color: #777; background: #666 } }</style>`);
  const checks = await auditSubject(page, { subject: 'text', who: 'story' });
  expect(checks.flatMap(({ theme, findings }) => findings.map(({ rule }) => [theme, rule]))).toEqual([
    ['forced-colours', 'color-contrast'],
  ]);
});

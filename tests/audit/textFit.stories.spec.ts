import { expect, test, type Page } from '@playwright/test';
import { sampled } from '@tests/support/testAmount';
import { inGroups } from '@tests/support/browser/screens';
import { setWidth } from './matrix';
import { isTranslated, pseudoLanguages } from './pseudoTexts';
import { builtStories, frameOf, showStory } from './builtStories';
import { clippedValues, misfits, textsIn } from './textFit';

const widths = [320, 768, 1440];

/** The most stories a plain run checks. */
const atMost = 32;

/** Stories that one page shows in sequence. */
const groupSize = 32;

/** Components only; pages are checked in the languages that exist. */
const ids = sampled(
  Object.keys(builtStories).filter((id) => id.startsWith('ui--')),
  { atMost },
);

/** The widths at which state sheets are checked with doubled text size, without replacing texts. */
const largeTextWidths = [360, 1440];

/** Sets the text size, as a reader would in the browser. */
const setTextSize = (page: Page, percent: number) =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    percent === 100 ? '' : `${percent}%`,
  );

for (const group of inGroups(ids, groupSize)) {
  test(`no text of ${group[0]} to ${group.at(-1)} is cut off or covered when texts are longer, or twice as large`, async ({ page }) => {
    test.setTimeout(60_000 + group.length * 10_000);
    const faults: string[] = [];
    for (const story of group) {
      await showStory(page, story);
      for (const width of widths) {
        await setWidth(page, width);
        const texts = await textsIn(page, frameOf(story));
        const replacements = Object.entries(pseudoLanguages).map(([name, replace]) => [
          name,
          texts.map((text) => (isTranslated(text) ? replace(text) : text)),
        ]);
        const found = await misfits(page, frameOf(story), Object.fromEntries(replacements));
        faults.push(...found.map((fault) => `${story} at ${width}, ${fault}`));
      }
      if (!story.endsWith('--states')) continue;
      await setTextSize(page, 200);
      for (const width of largeTextWidths) {
        await setWidth(page, width);
        const found = await misfits(page, frameOf(story), { 'texts at 200 %': await textsIn(page, frameOf(story)) });
        found.push(...(await clippedValues(page, frameOf(story))));
        faults.push(...found.map((fault) => `${story} at ${width}, ${fault}`));
      }
      await setTextSize(page, 100);
    }
    expect(faults).toEqual([]);
  });
}

test('texts that are cut off or overlap are found; truncated and scrolled ones are not', async ({ page }) => {
  await page.setContent(`<main data-story="planted" style="font: 16px/20px monospace">
    <p style="width: 60px; overflow: hidden; white-space: nowrap">cut off here</p>
    <p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">shortened here</p>
    <p style="width: 60px; overflow: auto; white-space: nowrap">scrolled here</p>
    <p style="width: 60px; margin: 0; white-space: nowrap; float: left">runs over</p><p style="margin: 0 0 0 60px">this</p>
    <input style="width: 60px" inputmode="decimal" value="0.000012841093"><input style="width: 60px" value="scrolled as well">
  </main>`);
  const frame = frameOf('planted');
  expect(await misfits(page, frame, { plain: await textsIn(page, frame) })).toEqual([
    'plain: “cut off here” is cut off',
    'plain: “runs over” overlaps “this”',
  ]);
  expect(await clippedValues(page, frame)).toEqual(['the value “0.000012841093” is cut off']);
});

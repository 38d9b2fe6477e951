import { expect, test, type Page } from '@playwright/test';
import { sampled } from '@tests/support/testAmount';
import { inGroups } from '@tests/support/browser/screens';
import { endTransitions, setTheme, setWidth } from './matrix';
import { builtStories, emptyPage, frameOf, showStory } from './builtStories';

/** Two themes that differ in every colour, so that a sheet never looks the same in both. */
const themes = ['light', 'dark'] as const;

/** Wide enough that sheets rarely scroll. */
const width = 2400;

/** The most sheets a plain run checks. */
const atMost = 8;

/** Sheets that one page shows in sequence. */
const groupSize = 16;

/** The fixed time of the page's clock. */
const now = new Date('2026-01-05T08:30:00Z');

const sheets = Object.keys(builtStories).filter((id) => id.startsWith('ui--') && id.endsWith('--states'));

/** The most pictures taken of a story that does not settle. */
const maxTries = 6;

/** A picture of a story, as base64: the `expected` one, or the first that equals the one before it. */
async function pictureOf(page: Page, story: string, expected?: string): Promise<string> {
  let [before, picture] = [expected, ''];
  for (let tries = 0; tries < maxTries && picture !== before; tries += 1) {
    if (picture !== '') before = picture;
    picture = (await page.locator(frameOf(story)).screenshot({ animations: 'disabled', scale: 'css' })).toString('base64');
  }
  return picture;
}

/** Shows a sheet and takes its picture in each theme. */
async function picturesOf(page: Page, story: string, expected: readonly string[] = []): Promise<string[]> {
  await showStory(page, story);
  await page.evaluate(() => document.fonts.ready);
  const pictures: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await setTheme(page, theme, frameOf(story));
    pictures.push(await pictureOf(page, story, expected[index]));
  }
  return pictures;
}

for (const group of inGroups(sampled(sheets, { atMost }), groupSize)) {
  test(`sheets ${group[0]} to ${group.at(-1)} look the same each time, and different in each theme`, async ({ page }) => {
    test.setTimeout(60_000 + group.length * 5_000);
    await page.clock.setFixedTime(now);
    await setWidth(page, width);
    const first = new Map<string, string[]>();
    for (const story of group) first.set(story, await picturesOf(page, story));
    const faults: string[] = [];
    for (const story of group) {
      const again = await picturesOf(page, story, first.get(story));
      const [light, dark] = again;
      if (light === dark) faults.push(`${story} looks the same in both themes`);
      for (const [index, theme] of themes.entries())
        if (again[index] !== first.get(story)?.[index]) faults.push(`${story} looks different the second time, ${theme}`);
      faults.push(...(await invisibleStates(page, story, dark)).map((state) => `${story}: ${state} cannot be seen`));
    }
    expect(faults).toEqual([]);
  });
}

test('a forced state that changes nothing visible is found, a visible one is not', async ({ page }) => {
  await page.goto(emptyPage);
  await page.setContent(`<main data-story="planted"><span></span><p>Rest</p><p>Hovered</p><p>Link</p><div></div>
    <div data-forced="data-hovered"><i data-rac data-hovered>Follow</i></div><p>Button</p><div></div>
    <div data-forced="data-hovered"><b data-rac data-hovered>Press</b></div><p>Icon</p><div></div>
    <div data-forced="data-hovered"><b data-rac data-hovered><s>Press</s></b></div></main>
    <style>b[data-hovered] { color: red } b, s { transition: color 9s }</style>`);
  expect(await invisibleStates(page, 'planted', await pictureOf(page, 'planted'))).toEqual(['Link, Hovered']);
});

/** The forced states of a sheet without a visible effect: their cell looks the same without them. */
async function invisibleStates(page: Page, story: string, before: string | undefined): Promise<string[]> {
  const cells = await page.evaluate(removeForcedStates, frameOf(story));
  if (before === undefined || cells.length === 0) return [];
  await endTransitions(page);
  return page.evaluate(identicalCells, { before, after: await pictureOf(page, story), cells });
}

interface Cell {
  readonly name: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Removes the forced states from all cells that have them, and returns the cells with their boxes in the story. Runs in the page. */
function removeForcedStates(frame: string): Cell[] {
  const story = document.querySelector(frame)?.getBoundingClientRect();
  return [...document.querySelectorAll(`${frame} [data-forced]`)].map((cell) => {
    const all = [...(cell.parentElement?.children ?? [])];
    const columns = all.findIndex((element, index) => index > 0 && element.tagName === 'DIV') - 1;
    const index = all.indexOf(cell);
    const forced = cell.getAttribute('data-forced')?.split(' ') ?? [];
    // Otherwise the sheet would set them again on anything rendered before the picture is taken.
    cell.removeAttribute('data-forced');
    for (const part of cell.querySelectorAll('[data-rac]')) for (const name of forced) part.removeAttribute(name);
    const { x, y, width, height } = cell.getBoundingClientRect();
    return {
      name: `${all[index - (index % columns)]?.textContent ?? ''}, ${all[index % columns]?.textContent ?? ''}`,
      box: { x: Math.floor(x - (story?.x ?? 0)), y: Math.floor(y - (story?.y ?? 0)), width: Math.ceil(width), height: Math.ceil(height) },
    };
  });
}

/** The names of the cells that look the same in both pictures. Runs in the page. */
async function identicalCells({ before, after, cells }: { before: string; after: string; cells: readonly Cell[] }): Promise<string[]> {
  const margin = 4; // a focus ring lies outside its element
  const pixelsOf = async (picture: string) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    return ({ x, y, width, height }: Cell['box']) =>
      context?.getImageData(x - margin, y - margin, width + 2 * margin, height + 2 * margin).data ?? new Uint8ClampedArray();
  };
  const [first, second] = [await pixelsOf(before), await pixelsOf(after)];
  return cells.flatMap(({ name, box }) => {
    const other = second(box);
    return first(box).every((value, index) => value === other[index]) ? name : [];
  });
}

import { expect, type Locator, type Page } from '@playwright/test';
import { choiceAt, isAll } from '@tests/support/testAmount';

/** Operates a page with the pointer, or with the keyboard alone. */
export interface InputMode {
  readonly name: 'pointer' | 'keyboard';
  /** Activates a button, link or tab. */
  press(target: Locator): Promise<void>;
  /** Toggles a checkbox. */
  toggle(box: Locator): Promise<void>;
  /** Types a text into a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Moves a slider that starts at zero to a whole number. */
  slide(slider: Locator, to: number): Promise<void>;
}

const inputModes = ['pointer', 'keyboard'] as const;

/** The input modes for the journeys of a file, by its address: both in a full run, otherwise one, which depends on the commit. */
export const inputModesOf = (file: string): readonly InputMode['name'][] => (isAll ? inputModes : choiceAt(inputModes, numberOf(file)));

/** A number derived from the name of a file, which spreads the files over both modes. */
const numberOf = (file: string): number =>
  Array.from(file.slice(file.lastIndexOf('/') + 1)).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** The input mode of a page. */
export const inputMode = (page: Page, name: InputMode['name']): InputMode => (name === 'pointer' ? pointer : keyboard(page));

const pointer: InputMode = {
  name: 'pointer',
  press: (target) => target.click(),
  // The visible box is drawn by the label around the input.
  toggle: (box) => box.locator('xpath=ancestor::label').click(),
  type: (field, text) => field.fill(text),
  slide: (slider, to) => slider.fill(String(to)),
};

const keyboard = (page: Page): InputMode => ({
  name: 'keyboard',
  press: async (target) => {
    await reach(page, target);
    await page.keyboard.press('Enter');
  },
  toggle: async (box) => {
    await reach(page, box);
    await page.keyboard.press('Space');
  },
  type: async (field, text) => {
    await reach(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  slide: async (slider, to) => {
    await reach(page, slider);
    for (let value = 0; value < to; value += 1) await page.keyboard.press('ArrowRight');
  },
});

/** More than the number of tab stops on any screen. */
const maxStops = 250;

/** Moves the focus with Tab or Shift and Tab, whichever leads to the target, and with the arrow keys inside tabs or options, until it is focused. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // A pointer waits for this, too; Tab skips disabled controls.
  await expect(target).toBeEnabled();
  for (let stop = 0; stop < maxStops; stop += 1) {
    const position = await target.evaluate(focusPosition);
    if (position === 'here') return;
    await page.keyboard.press(keyFrom[position]);
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

/** The key that moves the focus from each position. */
const keyFrom = { choiceBefore: 'ArrowRight', choiceAfter: 'ArrowLeft', list: 'ArrowDown', before: 'Tab', after: 'Shift+Tab' } as const;

/** Where the focus is: on the element, on a choice of its group before or after it, among the options of its list (arrow keys move on, Tab leaves), or elsewhere before or after it. */
function focusPosition(element: Element): 'here' | keyof typeof keyFrom {
  const focused = document.activeElement;
  if (element === focused) return 'here';
  if (focused && element.closest('[role=radiogroup], [role=tablist]')?.contains(focused))
    // Segments do not wrap around: Tab enters at the selected one, which may be the last.
    return element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING ? 'choiceBefore' : 'choiceAfter';
  if (focused && element.closest('[role=listbox], [role=menu]')?.contains(focused)) return 'list';
  const isAfter = focused && focused !== document.body && element.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter ? 'after' : 'before';
}

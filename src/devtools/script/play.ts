import { waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { Role, Step } from './steps';

/**
 * How a step waits: up to the timeout, since a page may load its exchange first, polling at an interval.
 * Checking after every DOM change, the default, would keep a page of live prices busy.
 */
const waitOptions = { timeout: 20_000, interval: 200, mutationObserverOptions: { childList: true } } as const;

/** Plays a script in a visible story or framed screen; throws at the first step that fails. The browser tests play the same scripts with real input. */
export async function play(stage: HTMLElement, script: readonly Step[], onDone: (steps: number) => void): Promise<void> {
  const user = userWithin(stage.ownerDocument);
  for (const [index, step] of script.entries()) {
    await performStep(stage, step, user);
    onDone(index + 1);
  }
}

/** A user-event instance for a page. The library patches focus and blur of hidden pages, which fails in a removed frame: the originals are restored. */
function userWithin(page: Document): ReturnType<typeof userEvent.setup> {
  const elements = page.defaultView?.HTMLElement.prototype;
  if (!elements) return userEvent.setup({ document: page });
  const { focus, blur } = Object.getOwnPropertyDescriptors(elements);
  const user = userEvent.setup({ document: page });
  Object.defineProperties(elements, { focus, blur });
  return user;
}

/** Matches a part of a text; amounts contain narrow and non-breaking spaces. */
const partialMatch = (text: string): RegExp => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s+'), 'i');

/** Elements behind a dialog, which can be neither seen nor operated. */
const behindDialog = '[inert] *';

/** Waits for visible elements with a text or, with a role, of that name. Skips elements that match `excluded`. */
export const findAll = (stage: HTMLElement, name: string, role?: Role, excluded: string = behindDialog): Promise<HTMLElement[]> =>
  waitFor(
    () => {
      const all = within(stage);
      const found = role ? all.queryAllByRole(role, { name: partialMatch(name) }) : all.queryAllByText(partialMatch(name));
      const shown = found.filter((element) => !element.matches(excluded));
      if (shown.length === 0) throw new Error(`“${name}”${role ? ` (${role})` : ''} is not there.`);
      return shown;
    },
    { ...waitOptions, container: stage },
  );

/** The first operable match: elements of equal name do the same. */
async function find(stage: HTMLElement, name: string, role: Role): Promise<HTMLElement> {
  const [first] = await findAll(stage, name, role, `${behindDialog}, :disabled, [aria-disabled=true]`);
  if (!first) throw new Error(`“${name}” (${role}) is not there.`);
  return first;
}

async function performStep(stage: HTMLElement, step: Step, user: ReturnType<typeof userEvent.setup>): Promise<void> {
  if ('press' in step) await user.click(await find(stage, step.press, step.role));
  else if ('type' in step) {
    const field = await find(stage, step.into, step.role);
    const length = 'value' in field ? String(field.value).length : 0;
    await user.type(field, step.type, { initialSelectionStart: 0, initialSelectionEnd: length });
  } else if ('keys' in step) for (const key of step.keys.split(' ')) await user.keyboard(keyOf(key));
  else if ('see' in step) await findAll(stage, step.see, step.role);
  else
    await waitFor(
      () => {
        if (within(stage).queryByRole(step.role, { name: partialMatch(step.gone) })) throw new Error(`“${step.gone}” is still there.`);
      },
      { ...waitOptions, container: stage },
    );
}

/** A key in user-event syntax: the modifiers of `Shift+Tab` are held while the key is pressed. */
function keyOf(key: string): string {
  const names = key.split('+');
  const last = names.pop() ?? '';
  return [
    ...names.map((name) => `{${name}>}`),
    last.length === 1 ? last : `{${last}}`,
    ...names.toReversed().map((name) => `{/${name}}`),
  ].join('');
}

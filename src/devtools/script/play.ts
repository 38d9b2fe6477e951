import { waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { Role, Step } from './steps';

/**
 * How a step is awaited: for so many ms, since a page may load its exchange first, and looked for at an interval.
 * Looking after every change of the page, as is usual, would keep a page of live prices busy.
 */
const patience = { timeout: 20_000, interval: 200, mutationObserverOptions: { childList: true } } as const;

/** Plays a script in a story or a framed screen, where it is shown; throws at the first step that cannot be done. The browser tests play the same scripts with real input. */
export async function play(stage: HTMLElement, script: readonly Step[], onDone: (steps: number) => void): Promise<void> {
  const user = userWithin(stage.ownerDocument);
  for (const [index, step] of script.entries()) {
    await done(stage, step, user);
    onDone(index + 1);
  }
}

/** A user of a page. The library replaces how elements of hidden pages take the focus, which fails in a frame that is just removed: that part is put back. */
function userWithin(page: Document): ReturnType<typeof userEvent.setup> {
  const elements = page.defaultView?.HTMLElement.prototype;
  if (!elements) return userEvent.setup({ document: page });
  const { focus, blur } = Object.getOwnPropertyDescriptors(elements);
  const user = userEvent.setup({ document: page });
  Object.defineProperties(elements, { focus, blur });
  return user;
}

/** Finds a text by a part of it; amounts carry narrow and unbreakable spaces. */
const partOf = (text: string): RegExp => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s+'), 'i');

/** What stands behind a dialog can be neither seen nor operated. */
const behindDialog = '[inert] *';

/** Waits for what can be seen by a text or, with a role, by its name. What matches `unfit` is passed over. */
export const findAll = (stage: HTMLElement, name: string, role?: Role, unfit: string = behindDialog): Promise<HTMLElement[]> =>
  waitFor(
    () => {
      const all = within(stage);
      const found = role ? all.queryAllByRole(role, { name: partOf(name) }) : all.queryAllByText(partOf(name));
      const shown = found.filter((element) => !element.matches(unfit));
      if (shown.length === 0) throw new Error(`“${name}”${role ? ` (${role})` : ''} is not there.`);
      return shown;
    },
    { ...patience, container: stage },
  );

/** The first of what can be operated: what is named alike does the same. */
async function find(stage: HTMLElement, name: string, role: Role): Promise<HTMLElement> {
  const [first] = await findAll(stage, name, role, `${behindDialog}, :disabled, [aria-disabled=true]`);
  if (!first) throw new Error(`“${name}” (${role}) is not there.`);
  return first;
}

async function done(stage: HTMLElement, step: Step, user: ReturnType<typeof userEvent.setup>): Promise<void> {
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
        if (within(stage).queryByRole(step.role, { name: partOf(step.gone) })) throw new Error(`“${step.gone}” is still there.`);
      },
      { ...patience, container: stage },
    );
}

/** A key as user-event names it: `Shift+Tab` is held and pressed. */
function keyOf(key: string): string {
  const names = key.split('+');
  const last = names.pop() ?? '';
  return [
    ...names.map((name) => `{${name}>}`),
    last.length === 1 ? last : `{${last}}`,
    ...names.toReversed().map((name) => `{/${name}}`),
  ].join('');
}

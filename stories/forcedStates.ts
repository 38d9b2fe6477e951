/** What holds the parts that can have the focus and is not shown as focused itself. */
const holders = '[role=grid], [role=treegrid], [role=listbox], [role=menu], [role=tabpanel], [role=radiogroup]';

/** What the browser can give the focus to; inputs that are visually hidden too. */
const focusable = 'a, button, input, textarea, [tabindex], [role=link]';

/** The parts that react-aria would mark as focused: each that can have the focus, or the part around a hidden input; a row, and not what stands in it. */
function focusedIn(cell: Element): Element[] {
  const able = [...cell.querySelectorAll(focusable)].filter((element) => !element.closest('[aria-hidden=true]'));
  const parts = new Set(able.flatMap((element) => element.closest('[data-rac]') ?? []));
  const own = [...parts].filter((part) => cell.contains(part) && !part.matches(holders));
  return own.filter((part) => !own.some((other) => other !== part && other.contains(part)));
}

/** Sets the attributes of a state on the parts of a cell that react-aria would set them on. Of a field only one part can have the focus: what is typed into, or its first button. */
export function forceStates(cell: Element, names: readonly string[]): void {
  const isField = names.includes('data-focus-within');
  const all = focusedIn(cell);
  const focused = isField ? [all.find((part) => part.matches('input, textarea')) ?? all[0]] : all;
  for (const part of cell.querySelectorAll('[data-rac]'))
    for (const name of names) {
      const isMeant =
        name === 'data-focus-within'
          ? focused.some((one) => one && part !== one && part.contains(one))
          : !name.startsWith('data-focus') || focused.includes(part);
      if (isMeant) part.toggleAttribute(name, true);
      // A list is no holder before its items are there, and was marked itself.
      else if (name.startsWith('data-focus') && part.matches(holders)) part.removeAttribute(name);
    }
}

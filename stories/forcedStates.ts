/** Containers of focusable parts that are not shown as focused themselves. */
const focusContainers = '[role=grid], [role=treegrid], [role=listbox], [role=menu], [role=tabpanel], [role=radiogroup]';

/** Elements that can take focus, including visually hidden inputs. */
const focusable = 'a, button, input, textarea, [tabindex], [role=link]';

/** The parts that react-aria would mark as focused: focusable parts, the part around a hidden input, and rows rather than their content. */
function focusedIn(cell: Element): Element[] {
  const focusableElements = [...cell.querySelectorAll(focusable)].filter((element) => !element.closest('[aria-hidden=true]'));
  const parts = new Set(focusableElements.flatMap((element) => element.closest('[data-rac]') ?? []));
  const candidates = [...parts].filter((part) => cell.contains(part) && !part.matches(focusContainers));
  return candidates.filter((part) => !candidates.some((other) => other !== part && other.contains(part)));
}

/** Sets the attributes of a state on the parts of a cell on which react-aria would set them. In a field, only the input or else the first button can be focused. */
export function forceStates(cell: Element, names: readonly string[]): void {
  const isField = names.includes('data-focus-within');
  const all = focusedIn(cell);
  const focused = isField ? [all.find((part) => part.matches('input, textarea')) ?? all[0]] : all;
  for (const part of cell.querySelectorAll('[data-rac]'))
    for (const name of names) {
      const applies =
        name === 'data-focus-within'
          ? focused.some((one) => one && part !== one && part.contains(one))
          : !name.startsWith('data-focus') || focused.includes(part);
      if (applies) part.toggleAttribute(name, true);
      // A list matches `focusContainers` only once its items have rendered, and may have been marked before.
      else if (name.startsWith('data-focus') && part.matches(focusContainers)) part.removeAttribute(name);
    }
}

const rowSelector = 'tr, li, [role="row"], [data-row]';
const controlSelector = 'a[href], button, input, [tabindex="0"]';
/** The empty state of a list, or its heading. */
const emptySelector = '[data-empty], h1, h2, h3';

/** The focused control, its position in its row, and the surrounding rows. */
interface FocusedControl {
  readonly control: HTMLElement;
  readonly row: Element;
  readonly column: number;
  rows: readonly Element[];
}

/**
 * Keeps the focus when its row is removed: it moves to the same control of the next row, or another one if that is disabled, otherwise to the previous row,
 * otherwise to the region's empty state or heading, or to the region itself. If the control itself is disabled, the focus moves to another one in its row.
 * Use it as the `ref` of an element that outlives the rows; `data-row` marks a group of controls that is not a row of a table or list.
 */
export function keepRowFocus(region: HTMLElement | null): (() => void) | undefined {
  return region ? watchRows(region) : undefined;
}

function watchRows(region: HTMLElement): () => void {
  const { ownerDocument: page } = region;
  let focused: FocusedControl | null = null;
  const rowsNow = () => [...region.querySelectorAll(rowSelector)];
  const forget = () => {
    focused = null;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (!focused) return;
    const { control } = focused;
    if (control.isConnected) focused.rows = rowsNow();
    // A disabled control keeps the focus until the browser repaints.
    const isLost = control.matches(':disabled')
      ? page.activeElement === control || isFocusOnBody(page)
      : !control.isConnected && isFocusOnBody(page);
    if (isLost) {
      const target = nextTarget(region, focused);
      forget();
      target?.focus();
    }
  });
  const remember = ({ target }: FocusEvent) => {
    const row = target instanceof HTMLElement ? target.closest(rowSelector) : null;
    if (!(target instanceof HTMLElement) || !row || !region.contains(row)) return forget();
    focused = { control: target, row, column: controlsOf(row).indexOf(target), rows: rowsNow() };
    observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  };
  /** A dialog restores the focus unless the row has been removed meanwhile; moving the focus anywhere else leaves the row. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element) {
      if (!relatedTarget.closest('[role$="dialog"]')) forget();
      return;
    }
    queueMicrotask(() => {
      if (focused?.control.isConnected && page.activeElement !== focused.control) forget();
    });
  };
  region.addEventListener('focusin', remember);
  region.addEventListener('focusout', leave);
  return () => {
    forget();
    region.removeEventListener('focusin', remember);
    region.removeEventListener('focusout', leave);
  };
}

const isFocusOnBody = (page: Document): boolean => page.activeElement === page.body;

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(controlSelector)];

function nextTarget(region: HTMLElement, { row, rows, column }: FocusedControl): HTMLElement | null {
  const rowIndex = rows.indexOf(row);
  for (const candidate of [...rows.slice(rowIndex), ...rows.slice(0, rowIndex).toReversed()]) {
    if (!candidate.isConnected) continue;
    const controls = controlsOf(candidate);
    const same = controls[Math.max(column, 0)];
    const target = same?.matches(':disabled') === false ? same : controls.findLast((control) => !control.matches(':disabled'));
    if (target) return target;
  }
  const fallback = region.querySelector<HTMLElement>(emptySelector) ?? region;
  if (fallback.isConnected) fallback.tabIndex = -1;
  return fallback;
}

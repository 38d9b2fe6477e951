const rowSelector = 'tr, li, [role="row"]';
const controlSelector = 'a[href], button, input, [tabindex="0"]';
/** The empty state of a list, or its heading. */
const emptySelector = '[data-empty], h1, h2, h3';

/** The focused control, its position in its row, and the surrounding rows. */
interface RowPlace {
  readonly control: HTMLElement;
  readonly row: Element;
  readonly column: number;
  rows: readonly Element[];
}

/**
 * Keeps the focus when its row is removed: the same control of the next row takes it, or another where that is disabled, otherwise of the previous row,
 * otherwise the region's empty state or heading. Use it as the `ref` of an element that outlives the rows.
 */
export function keepRowFocus(region: HTMLElement | null): (() => void) | undefined {
  return region ? watchRows(region) : undefined;
}

function watchRows(region: HTMLElement): () => void {
  const { ownerDocument: page } = region;
  let place: RowPlace | null = null;
  const rowsNow = () => [...region.querySelectorAll(rowSelector)];
  const forget = () => {
    place = null;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (!place) return;
    if (place.control.isConnected) place.rows = rowsNow();
    else if (page.activeElement === page.body) {
      const target = nextTarget(region, place);
      forget();
      target?.focus();
    }
  });
  const remember = ({ target }: FocusEvent) => {
    const row = target instanceof HTMLElement ? target.closest(rowSelector) : null;
    if (!(target instanceof HTMLElement) || !row || !region.contains(row)) return forget();
    place = { control: target, row, column: controlsOf(row).indexOf(target), rows: rowsNow() };
    observer.observe(page.body, { childList: true, subtree: true });
  };
  /** A dialog restores the focus unless its row has been removed meanwhile; moving the focus elsewhere leaves the row. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element) {
      if (!relatedTarget.closest('[role$="dialog"]')) forget();
      return;
    }
    queueMicrotask(() => {
      if (place?.control.isConnected && page.activeElement !== place.control) forget();
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

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(controlSelector)];

function nextTarget(region: HTMLElement, { row, rows, column }: RowPlace): HTMLElement | null {
  const at = rows.indexOf(row);
  for (const near of [...rows.slice(at), ...rows.slice(0, at).toReversed()]) {
    if (!near.isConnected) continue;
    const controls = controlsOf(near);
    const same = controls[Math.max(column, 0)];
    const target = same?.matches(':disabled') === false ? same : controls.findLast((control) => !control.matches(':disabled'));
    if (target) return target;
  }
  const rest = region.querySelector<HTMLElement>(emptySelector) ?? region;
  if (rest.isConnected) rest.tabIndex = -1;
  return rest;
}

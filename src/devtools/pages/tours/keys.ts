/** What takes the arrow keys for itself. */
const takesKeys = ['input', 'select', 'textarea', '[contenteditable]']
  .concat(['tab', 'radio', 'slider', 'option', 'menuitem', 'row', 'gridcell', 'rowheader'].map((role) => `[role=${role}]`))
  .join(', ');

/** Passes keys pressed in a framed screen on to the page around it, unless something there takes them: screens take the focus when they change. */
export function forwardKeys({ contentWindow }: HTMLIFrameElement): void {
  contentWindow?.addEventListener('keydown', (event) => {
    const focused = contentWindow.document.activeElement;
    if (event.defaultPrevented || focused?.matches(takesKeys)) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const copy = new KeyboardEvent('keydown', { key, altKey, ctrlKey, metaKey, shiftKey, cancelable: true });
    if (!window.dispatchEvent(copy)) event.preventDefault();
  });
}

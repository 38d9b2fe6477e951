/** Elements that handle the arrow keys themselves. */
const keyHandlers = ['input', 'select', 'textarea', '[contenteditable]']
  .concat(['tab', 'radio', 'slider', 'option', 'menuitem', 'row', 'gridcell', 'rowheader'].map((role) => `[role=${role}]`))
  .join(', ');

/** Forwards keys pressed in a framed screen to the page around it unless a focused element there handles them: screens take focus when they change. */
export function forwardKeys({ contentWindow }: HTMLIFrameElement): void {
  contentWindow?.addEventListener('keydown', (event) => {
    const focused = contentWindow.document.activeElement;
    if (event.defaultPrevented || focused?.matches(keyHandlers)) return;
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const copy = new KeyboardEvent('keydown', { key, code, altKey, ctrlKey, metaKey, shiftKey, cancelable: true });
    if (!window.dispatchEvent(copy)) event.preventDefault();
  });
}

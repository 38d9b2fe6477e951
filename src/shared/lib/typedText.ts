import * as z from 'zod/mini';

const key = 'typedText';
const Typed = z.object({ path: z.string(), fields: z.array(z.object({ label: z.string(), text: z.string() })) });

/** How long to wait for a form to appear after a reload, in ms. */
const maxWaitMs = 15_000;

const fields = 'input:not([type=password], [type=checkbox], [type=radio], [type=file]), textarea';

/** Saves the text typed on this page across one reload; passwords are excluded. */
export function saveTypedText(): void {
  const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].flatMap((field) =>
    field.value === '' ? [] : [{ label: labelOf(field), text: field.value }],
  );
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, fields: typed }));
  } catch {
    // Without storage nothing survives a reload.
  }
}

/** Restores the saved text into empty fields with the same labels, now or as soon as they appear. */
export function restoreTypedText(): void {
  const saved = z.safeParse(Typed, takeSaved());
  if (!saved.success || saved.data.path !== location.pathname) return;
  const remaining = new Map(saved.data.fields.map(({ label, text }) => [label, text]));
  const restore = () => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)) {
      const text = remaining.get(labelOf(field));
      if (text === undefined || field.value !== '') continue;
      remaining.delete(labelOf(field));
      typeInto(field, text);
    }
  };
  const observer = new MutationObserver(restore);
  restore();
  observer.observe(document.body, { subtree: true, childList: true });
  setTimeout(() => observer.disconnect(), maxWaitMs);
}

function takeSaved(): unknown {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const labelOf = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;

/** Sets the value as typing does: React listens to the input event and overrides the element's own value property. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

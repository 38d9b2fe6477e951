import * as z from 'zod/mini';

const roles = [
  'alertdialog',
  'button',
  'checkbox',
  'columnheader',
  'combobox',
  'dialog',
  'gridcell',
  'heading',
  'img',
  'link',
  'listbox',
  'menu',
  'menuitem',
  'menuitemradio',
  'option',
  'radio',
  'row',
  'searchbox',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
] as const;

const Role = z.enum(roles);

/** The ARIA roles by which a script finds elements. */
export type Role = (typeof roles)[number];

/**
 * One step of a script. Elements are found by their role and a part of their accessible name.
 * A step waits until its elements are available.
 */
const Step = z.union([
  z.strictObject({ press: z.string(), role: z._default(Role, 'button') }),
  z.strictObject({ type: z.string(), into: z.string(), role: z._default(Role, 'textbox') }),
  /** Keys in sequence, such as `ArrowDown Shift+Tab Enter`. */
  z.strictObject({ keys: z.string() }),
  /** The text or, with a role, an element of that name must be visible. */
  z.strictObject({ see: z.string(), role: z.optional(Role) }),
  z.strictObject({ gone: z.string(), role: Role }),
]);
export type Step = z.infer<typeof Step>;

/** The actions of a user in a story, in order; at least one step checks the result. */
const Script = z.array(Step).check(z.refine((steps) => steps.some((step) => 'see' in step || 'gone' in step)));

/** The steps for a URL parameter: its own list, else the story's script. Throws if the list is invalid. */
export const scriptFromUrl = (text: string, meta: unknown): readonly Step[] =>
  text.startsWith('[') ? z.array(Step).parse(JSON.parse(text)) : (scriptOf(meta) ?? []);

/** The `script` in the meta of a story; null if it has none. Throws if it is invalid. */
export function scriptOf(meta: unknown): readonly Step[] | null {
  const { script } = z.object({ script: z.optional(Script) }).parse(meta ?? {});
  return script ?? null;
}

/** A step in words. */
export function describeStep(step: Step): string {
  if ('press' in step) return `Press “${step.press}”${step.role === 'button' ? '' : ` (${step.role})`}`;
  if ('type' in step) return `Type “${step.type}” into “${step.into}”`;
  if ('keys' in step) return `Press the keys ${step.keys.replaceAll(' ', ', ')}`;
  if ('see' in step) return `See “${step.see}”${step.role ? ` (${step.role})` : ''}`;
  return `“${step.gone}” is gone (${step.role})`;
}

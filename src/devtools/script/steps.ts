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

/** The roles by which a script finds what it operates. */
export type Role = (typeof roles)[number];

/**
 * One step of a script. What is operated is found by its role and a part of its name, as a person would name it.
 * A step waits until what it needs is there.
 */
const Step = z.union([
  z.strictObject({ press: z.string(), role: z._default(Role, 'button') }),
  z.strictObject({ type: z.string(), into: z.string(), role: z._default(Role, 'textbox') }),
  /** Keys one after another, such as `ArrowDown Shift+Tab Enter`. */
  z.strictObject({ keys: z.string() }),
  /** A text, or with a role something of that name, must be visible. */
  z.strictObject({ see: z.string(), role: z.optional(Role) }),
  z.strictObject({ gone: z.string(), role: Role }),
]);
export type Step = z.infer<typeof Step>;

/** What a person does in a story, one step after another; at least one step looks at what came of it. */
const Script = z.array(Step).check(z.refine((steps) => steps.some((step) => 'see' in step || 'gone' in step)));

/** The steps an address asks for: those it lists itself, else the story's own. Throws for a list that cannot be read. */
export const addressedScript = (text: string, meta: unknown): readonly Step[] =>
  text.startsWith('[') ? z.array(Step).parse(JSON.parse(text)) : (scriptOf(meta) ?? []);

/** The script that the meta of a story carries as `script`; null where it has none. Throws for one that cannot be read. */
export function scriptOf(meta: unknown): readonly Step[] | null {
  const { script } = z.object({ script: z.optional(Script) }).parse(meta ?? {});
  return script ?? null;
}

/** A step in words. */
export function wordsOf(step: Step): string {
  if ('press' in step) return `Press “${step.press}”${step.role === 'button' ? '' : ` (${step.role})`}`;
  if ('type' in step) return `Type “${step.type}” into “${step.into}”`;
  if ('keys' in step) return `Press the keys ${step.keys.replaceAll(' ', ', ')}`;
  if ('see' in step) return `See “${step.see}”${step.role ? ` (${step.role})` : ''}`;
  return `“${step.gone}” is gone (${step.role})`;
}

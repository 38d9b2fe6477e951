import * as z from 'zod/mini';

/** The changes that an automatic save point is made before. */
export const UndoCause = z.enum(['scenario', 'persona', 'restore', 'import', 'market', 'fault', 'site', 'clock', 'latency', 'controls']);
export type UndoCause = z.output<typeof UndoCause>;

/** Changes that are made many at a time: one after another they count as one, so that they do not push out what came before. */
export const isRunOn = (cause: UndoCause): boolean => cause === 'clock' || cause === 'latency';

/** An automatic save point's name, which nobody can give to one of their own: `~12 persona`. */
const automaticName = new RegExp(`^~(\\d{1,9}) (${UndoCause.options.join('|')})$`);
export const AutomaticName = z.string().check(z.regex(automaticName));

/** Asks that the state before a change is kept, so that the change can be undone: `?undoable=1`. */
export const UndoableQuery = z.object({ undoable: z.optional(z.literal('1')) });

/** The number and the cause of an automatic save point; null for any other. */
export function automaticPart(name: string): { readonly number: number; readonly cause: UndoCause } | null {
  const [, number = '', word] = automaticName.exec(name) ?? [];
  const cause = z.safeParse(UndoCause, word);
  return cause.success ? { number: Number.parseInt(number, 10), cause: cause.data } : null;
}

export const nameOfAutomatic = (number: number, cause: UndoCause): string => `~${number} ${cause}`;

import * as z from 'zod/mini';

/** The kinds of changes before which an automatic save point is created. */
export const UndoCause = z.enum(['scenario', 'persona', 'restore', 'import', 'market', 'fault', 'site', 'clock', 'latency', 'controls']);
export type UndoCause = z.output<typeof UndoCause>;

/** Whether consecutive changes of this kind count as one, so that frequent ones do not push out earlier save points. */
export const isCoalesced = (cause: UndoCause): boolean => cause === 'clock' || cause === 'latency';

/** The name of an automatic save point, which is not valid for a manual one: `~12 persona`. */
const automaticName = new RegExp(`^~(\\d{1,9}) (${UndoCause.options.join('|')})$`);
export const AutomaticName = z.string().check(z.regex(automaticName));

/** Requests keeping the state before a change so that it can be undone: `?undoable=1`. */
export const UndoableQuery = z.object({ undoable: z.optional(z.literal('1')) });

/** The number and cause of an automatic save point; null for any other name. */
export function parseAutomaticName(name: string): { readonly number: number; readonly cause: UndoCause } | null {
  const [, number = '', word] = automaticName.exec(name) ?? [];
  const cause = z.safeParse(UndoCause, word);
  return cause.success ? { number: Number.parseInt(number, 10), cause: cause.data } : null;
}

export const automaticNameOf = (number: number, cause: UndoCause): string => `~${number} ${cause}`;

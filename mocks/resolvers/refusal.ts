import { code, type Code } from '@/contract/codes';
import type { ServerTextKey } from '../texts';

/** A text the server speaks in its languages, or one that is the same in all (a field's name, a path). */
export type RefusalText = ServerTextKey | { readonly plain: string };

/** A business answer other than success; thrown, caught by `handle`, answered as an envelope. */
export class Refusal extends Error {
  readonly row: Code;
  readonly text: RefusalText;
  constructor(row: Code, text: RefusalText) {
    super(typeof text === 'string' ? text : text.plain);
    this.name = 'Refusal';
    this.row = row;
    this.text = text;
  }
}

/** The refusal of a request whose `field` is missing or malformed. */
export const badField = (field: string, reason: string): Refusal => new Refusal(code.badRequest, { plain: `${field}: ${reason}` });

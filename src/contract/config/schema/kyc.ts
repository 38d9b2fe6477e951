import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, oneOf } from '../../endpoint';
import { lenient } from '../../lenient';
import { identityType } from '../../identity/states';

export const KycConfig = assumed(
  z.object({
    identityTypes: lenient(z.array(oneOf(identityType)), []),
    documentTypes: lenient(z.array(z.string()), []),
    maxFileBytes: lenient(z.int(), null),
    /** Minimum length of a picture's longer edge, in px. */
    minEdge: lenient(z.int(), null),
    /** ISO 3166 codes of countries whose people and companies cannot be verified. */
    unservedCountries: lenient(z.array(z.string()), []),
    /** Typical review time per level, in minutes. */
    reviews: lenient(z.array(z.object({ identityType: oneOf(identityType), minutes: z.int() })), []),
  }),
  unknownAnswer,
);

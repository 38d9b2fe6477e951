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
    /** The shortest that the longer edge of a picture may be, in px. */
    minEdge: lenient(z.int(), null),
    /** ISO 3166 codes of countries whose people and companies are not verified. */
    unservedCountries: lenient(z.array(z.string()), []),
    /** How long the review of a level usually takes. */
    reviews: lenient(z.array(z.object({ identityType: oneOf(identityType), minutes: z.int() })), []),
  }),
  unknownAnswer,
);

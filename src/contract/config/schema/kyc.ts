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
  }),
  unknownAnswer,
);

import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, oneOf } from '../../endpoint';
import { identityType } from '../../identity/states';

export const KycConfig = assumed(
  z.object({ identityTypes: z.array(oneOf(identityType)), documentTypes: z.array(z.string()), maxFileBytes: z.int() }),
  unknownAnswer,
);

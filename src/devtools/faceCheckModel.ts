import { sample } from 'effector';
import type { CallInput } from '@/contract/endpoint';
import { control } from '@mocks/control';
import { mutation, otherTabChanged } from '@/shared/api';

type Outcome = CallInput<typeof control.faceCheck>['body']['outcome'];

/** Ends the face check of the logged-in user. */
export const faceCheckEnd = mutation({ endpoint: control.faceCheck, params: (outcome: Outcome) => ({ body: { outcome } }) });
// Reloads the user's data, as after a change in another tab.
sample({ clock: faceCheckEnd.done, fn: () => {}, target: otherTabChanged });

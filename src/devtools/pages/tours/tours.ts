import { firstTrade, withdrawal } from './funds';
import { verification, wallet } from './onboarding';
import type { Tour } from './tour';
import { liquidation, twoTraders } from './trading';

/** Every tour, in the order in which they are offered. */
export const tours: readonly Tour[] = [firstTrade, twoTraders, liquidation, withdrawal, verification, wallet];

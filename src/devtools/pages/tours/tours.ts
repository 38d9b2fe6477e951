import { firstTrade, withdrawal } from './funds';
import { verification, wallet } from './onboarding';
import type { Tour } from './tour';
import { liquidation, twoTraders } from './trading';

/** Every tour in display order. */
export const tours: readonly Tour[] = [firstTrade, twoTraders, liquidation, withdrawal, verification, wallet];

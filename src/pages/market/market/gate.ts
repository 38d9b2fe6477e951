import { createGate } from '@/shared/lib/gate';
import { choiceOf, type Choice } from './choice';

/** The page is mounted, with the selection in the address. */
export const MarketGate = createGate<Choice>('MarketGate', choiceOf({}));

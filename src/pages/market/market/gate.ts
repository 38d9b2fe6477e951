import { createGate } from '@/shared/lib/gate';
import { choiceOf, type Choice } from './choice';

/** The page is mounted, with the selection of the URL. */
export const MarketGate = createGate<Choice>('MarketGate', choiceOf({}));

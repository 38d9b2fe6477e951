import { code } from '@/contract/codes';
import { Obstacle } from '../exchange/obstacle';
import { InsufficientBalance } from '../exchange/posting';
import { Refusal } from './refusal';

/** Does something and answers with its code where the exchange refuses or the money is missing. */
export function orRefuse<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof Obstacle) throw new Refusal(code[error.reason], error.reason);
    if (error instanceof InsufficientBalance) throw new Refusal(code.insufficientBalance, 'insufficientBalance');
    throw error;
  }
}

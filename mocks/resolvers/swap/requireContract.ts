import type { BizType } from '@/contract/swap';
import { BusinessError } from '../../businessError';
import { termsOf, type Terms } from '../../exchange/contracts/terms';
import type { World } from '../../world';

/** The contract named by a path, case-insensitively. Throws `BusinessError` if it is unknown or of another business type. */
export function requireContract(world: World, { bizType, contractCode }: { bizType: BizType; contractCode: string }): Terms {
  const terms = termsOf(world, contractCode, world.now);
  if (!terms || (bizType !== 'portal' && terms.bizType !== bizType))
    throw new BusinessError('notFound', { plain: `there is no contract ${contractCode}` });
  return terms;
}

import { TokenTerms } from '@/widgets/premarket-token';
import { PremarketTokens } from './premarketTokens';

export default { title: 'widgets/TokenTerms' };

export const EachStage = () => <PremarketTokens>{(token) => <TokenTerms token={token} />}</PremarketTokens>;

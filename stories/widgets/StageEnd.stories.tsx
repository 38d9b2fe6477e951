import { StageEnd } from '@/widgets/premarket-token';
import { PremarketTokens } from './premarketTokens';

export default { title: 'widgets/StageEnd' };

export const EachStage = () => <PremarketTokens>{(token) => <StageEnd schedule={token} />}</PremarketTokens>;

export const Blocks = () => <PremarketTokens>{(token) => <StageEnd schedule={token} variant="blocks" />}</PremarketTokens>;

export const Clock = () => <PremarketTokens>{(token) => <StageEnd schedule={token} variant="clock" />}</PremarketTokens>;

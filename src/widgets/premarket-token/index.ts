export { StageEnd } from './StageEnd';
export { stages } from './stages';
export { TokenCard, type TokenCardProps } from './TokenCard';
export { TokenTerms } from './TokenTerms';

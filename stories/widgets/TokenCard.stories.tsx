import { Button } from '@/ui/Button/Button';
import { TokenCard } from '@/widgets/premarket-token';
import { PremarketTokens } from './premarketTokens';

export default { title: 'widgets/TokenCard' };

export const EachStage = () => (
  <PremarketTokens>{(token) => <TokenCard token={token} action={<Button>{`Open ${token.baseCurrency}`}</Button>} />}</PremarketTokens>
);

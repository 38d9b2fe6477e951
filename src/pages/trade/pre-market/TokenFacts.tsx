import { TokenTerms } from '@/widgets/premarket-token';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { facts } from './page.css';
import { useToken } from './useToken';

/** Terms of the token traded. */
export function TokenFacts({ pair }: DeskPartProps) {
  const token = useToken(pair);
  return (
    token && (
      <div className={facts}>
        <TokenTerms token={token} />
      </div>
    )
  );
}

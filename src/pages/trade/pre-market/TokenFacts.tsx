import { TokenTerms } from '@/widgets/premarket-token';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { facts } from './page.css';
import { useToken } from './useToken';

/** What there is to know of the token of a trade screen. */
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

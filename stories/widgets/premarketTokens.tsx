import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { premarketStage, type PremarketPair } from '@/contract/premarket';
import { PremarketGate, premarketPairs } from '@/entities/premarket';
import { useGate } from '@/shared/lib/gate';
import { Stack } from '@/ui/Stack/Stack';
import { AppStory } from '../support';

export interface PremarketTokensProps {
  /** Renders a token. */
  readonly children: (token: PremarketPair) => ReactNode;
}

/** One token of each stage, as the exchange has them. */
export const PremarketTokens = ({ children }: PremarketTokensProps) => (
  <AppStory>
    <Tokens>{children}</Tokens>
  </AppStory>
);

function Tokens({ children }: PremarketTokensProps) {
  useGate(PremarketGate);
  const pairs = useUnit(premarketPairs.$latest) ?? [];
  return (
    <Stack gap={6}>
      {Object.values(premarketStage).map((stage) => {
        const token = pairs.find((pair) => pair.stage === stage);
        return token && <div key={stage}>{children(token)}</div>;
      })}
    </Stack>
  );
}

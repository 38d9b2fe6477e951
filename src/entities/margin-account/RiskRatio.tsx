import { useFormat, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import type { Risk } from './riskAfter';

const tones = { noDebt: 'neutral', safe: 'success', warned: 'warning', liquidating: 'danger' } as const;
const ratioDigits = 4;

export interface RiskRatioProps {
  readonly of: Risk;
}

/** The ratio of assets to debts and the name of its risk level, as far as known. */
export function RiskRatio({ of: { ratio, state } }: RiskRatioProps) {
  const t = useText('margin');
  const format = useFormat();
  return (
    <Inline as="span" gap={3} wrap={false} justify="end">
      <Text face="figures">{format.amount(ratio, { decimals: ratioDigits })}</Text>
      {state !== null && <Badge tone={tones[state]}>{t(`margin.state_${state}`)}</Badge>}
    </Inline>
  );
}

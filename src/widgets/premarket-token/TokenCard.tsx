import type { ReactNode } from 'react';
import { parseDigit } from '@/contract/market';
import type { PremarketPair } from '@/contract/premarket';
import { useFormat, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Stat } from '@/ui/Stat/Stat';
import { Text } from '@/ui/Text/Text';
import { StageEnd } from './StageEnd';
import { stages } from './stages';
import { TokenTerms } from './TokenTerms';

export interface TokenCardProps {
  readonly token: PremarketPair;
  /** The link or button at the end of the card. */
  readonly action: ReactNode;
}

/** A pre-market token outside its trade screen: its stage, its price once traded, the end of the stage, and its terms. */
export function TokenCard({ token, action }: TokenCardProps) {
  const t = useText('premarket');
  const format = useFormat();
  const { baseCurrency: coin, baseName, quoteCurrency: quote, last, change, digit } = token;
  const stage = stages[token.stage];
  return (
    <Card density="generous">
      <Stack gap={5}>
        <Inline gap={4}>
          <CoinIcon symbol={coin} />
          <Heading level={2} size="title">{`${baseName} (${coin})`}</Heading>
          <Badge tone={stage.tone}>{t(stage.label)}</Badge>
        </Inline>
        <Inline gap={7} align="start">
          {last !== null && (
            <Stat
              label={t('premarket.last')}
              value={format.parts.amount(last, { decimals: parseDigit(digit).price, unit: quote })}
              change={change === null ? undefined : format.parts.percent(change)}
            />
          )}
          <Stack gap={2}>
            <Text size="dense" tone="soft">
              {t(stage.end)}
            </Text>
            <StageEnd schedule={token} variant="blocks" />
          </Stack>
        </Inline>
        <TokenTerms token={token} />
        <Inline>{action}</Inline>
      </Stack>
    </Card>
  );
}

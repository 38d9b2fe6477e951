import type { PremarketPair } from '@/contract/premarket';
import { useText } from '@/shared/i18n';
import { Page } from '@/shared/page';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { HowItWorks } from './HowItWorks';
import { StageEnd } from './StageEnd';
import { stages } from './stages';
import { TokenTerms } from './TokenFacts';

export interface UpcomingTokenProps {
  readonly token: PremarketPair;
}

/** A token whose pre-market is announced: when it opens, and what will be traded. */
export function UpcomingToken({ token }: UpcomingTokenProps) {
  const t = useText('premarket');
  const { to } = useHrefs();
  const stage = stages[token.stage];
  return (
    <Page route={routes.preMarket} width="wide" intro={t('premarket.intro')}>
      <Stack gap={6}>
        <Card density="generous">
          <Stack gap={5}>
            <Inline gap={4}>
              <CoinIcon symbol={token.baseCurrency} />
              <Heading level={2} size="title">{`${token.baseName} (${token.baseCurrency})`}</Heading>
              <Badge tone={stage.tone}>{t(stage.label)}</Badge>
            </Inline>
            <Stack gap={2}>
              <Text tone="soft">{t(stage.end)}</Text>
              <StageEnd schedule={token} variant="blocks" />
            </Stack>
            <TokenTerms token={token} />
            <Inline>
              <Link variant="button" href={to(routes.preMarket) ?? ''}>
                {t('premarket.toAll')}
              </Link>
            </Inline>
          </Stack>
        </Card>
        <HowItWorks />
      </Stack>
    </Page>
  );
}

import { useUnit } from 'effector-react';
import { LiveChange, LivePrice, LiveTrend, LiveValue, type Instrument, type Quote } from '@/entities/market';
import { useText, type Format } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { useInstrumentHref } from '@/widgets/market-list';
import { feature, featureFact, featureFacts, featureValues, featureName, featureTop, featureTrend } from './aboveFold.css';

export interface FeaturedPairProps {
  /** Null while loading. */
  readonly instrument: Instrument | null;
}

/** The featured pair with price, 24h chart, 24h high, low and turnover. */
export function FeaturedPair({ instrument }: FeaturedPairProps) {
  const device = useUnit($device);
  const hrefOf = useInstrumentHref();
  const t = useText('home', 'market');
  if (!instrument) {
    return (
      <div className={feature}>
        <Skeleton count={3} label />
      </div>
    );
  }
  return (
    <article className={feature}>
      <div className={featureTop}>
        <CoinIcon symbol={instrument.base} size="huge" />
        <div className={featureName}>
          <Link variant="plain" isStretched href={hrefOf(instrument)}>
            <Text size="reading" weight="semibold" wrap="never">
              {instrument.base}
              <Text tone="faint" weight="regular">
                /{instrument.quote}
              </Text>
            </Text>
          </Link>
          <Text size="dense" tone="soft">
            {instrument.baseName}
          </Text>
        </div>
        <div className={featureValues}>
          <LivePrice instrument={instrument} size={device === 'phone' ? 'heading' : 'headline'} weight="semibold" />
          <LiveChange instrument={instrument} />
        </div>
      </div>
      <div className={featureTrend}>
        <LiveTrend instrument={instrument} size="wide" />
      </div>
      <dl className={featureFacts}>
        {facts.map(({ id, text }) => (
          <div key={id} className={featureFact}>
            <Text as="dt" size="small" tone="faint">
              {t(`market.${id}`)}
            </Text>
            <dd>
              <LiveValue instrument={instrument} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const facts = [
  { id: 'high', text: ({ high }: Quote, format: Format, { decimals }: Instrument) => format.price(high, decimals) },
  { id: 'low', text: ({ low }: Quote, format: Format, { decimals }: Instrument) => format.price(low, decimals) },
  { id: 'turnover', text: ({ turnover }: Quote, format: Format) => format.compact(turnover) },
] as const;

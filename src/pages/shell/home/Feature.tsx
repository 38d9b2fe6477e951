import { LiveChange, LiveMarket, LivePrice, LiveTrend, type Instrument } from '@/entities/market';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { useInstrumentHref } from '@/widgets/market-list';
import { feature, featureFigures, featureName, featureTop, featureTrend } from './first.css';

export interface FeatureProps {
  /** Null while loading. */
  readonly instrument: Instrument | null;
}

/** The featured pair with its price and 24h chart. */
export function Feature({ instrument }: FeatureProps) {
  const hrefOf = useInstrumentHref();
  if (!instrument) {
    return (
      <div className={feature}>
        <Skeleton count={3} label />
      </div>
    );
  }
  return (
    <LiveMarket side={instrument.side}>
      <article className={feature}>
        <div className={featureTop}>
          <CoinIcon symbol={instrument.base} size="huge" />
          <div className={featureName}>
            <Link variant="plain" covers href={hrefOf(instrument)}>
              <Text size="reading" weight="semibold">
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
          <div className={featureFigures}>
            <LivePrice instrument={instrument} size="heading" weight="semibold" />
            <LiveChange instrument={instrument} />
          </div>
        </div>
        <div className={featureTrend}>
          <LiveTrend instrument={instrument} size="wide" />
        </div>
      </article>
    </LiveMarket>
  );
}

import type { ReactNode } from 'react';
import { TradingTag, type Instrument } from '@/entities/market';
import { FavouriteToggle } from '@/features/favourite-toggle';
import { useFormat, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { LeverageBadge } from '@/ui/LeverageBadge/LeverageBadge';
import { PairName } from '@/ui/PairName/PairName';
import { Text } from '@/ui/Text/Text';
import { name, pair, roomy, star, words } from './MarketTable.css';

export interface InstrumentNameProps {
  readonly instrument: Instrument;
  /** Shown below the pair instead of the coin's name, and below the kind of a contract, for whose date there is no room then. */
  readonly below?: ReactNode;
}

/** The name cell of a pair or contract: favourite star, coin icon, name and tags. */
export function InstrumentName({ instrument, below }: InstrumentNameProps) {
  const { id, base, quote, baseName, amountUnit, leverage, multiple, contractType, expiry } = instrument;
  const t = useText('market');
  const format = useFormat();
  const kind = contractType && t(`market.${contractType}`);
  const dated = kind && expiry !== null ? t('market.delivery', { kind, date: format.date(expiry) }) : (kind ?? baseName);
  const told = amountUnit === base ? dated : t('market.coinMargined', { kind: dated });
  return (
    <span className={name}>
      <span className={star}>
        <FavouriteToggle id={id} name={`${base}/${quote}`} />
      </span>
      <span className={roomy}>
        <CoinIcon symbol={base} />
      </span>
      <span className={words}>
        <span className={pair}>
          <PairName base={base} quote={quote} isQuoteSmall />
          <span className={roomy}>
            {multiple !== null && <Badge tone={multiple.endsWith('L') ? 'rise' : 'fall'}>{multiple}</Badge>}
            {leverage > 0 && <LeverageBadge leverage={t('market.leverage', { leverage })} />}
          </span>
          <TradingTag instrument={instrument} />
        </span>
        {below === undefined ? (
          <Text size="small" tone="faint" wrap={kind === null ? 'ellipsis' : 'lines'}>
            {kind === null ? told : told.split(' ').map((word, index) => <Word key={index} text={word} isFirst={index === 0} />)}
          </Text>
        ) : (
          <>
            {kind !== null && (
              <Text size="small" tone="faint" wrap="lines">
                {kind}
              </Text>
            )}
            <Text size="small" tone="faint" wrap="ellipsis">
              {below}
            </Text>
          </>
        )}
      </span>
    </span>
  );
}

/** A word of a line that may wrap, but never within a date. */
function Word({ text, isFirst }: { readonly text: string; readonly isFirst: boolean }) {
  return (
    <>
      {!isFirst && ' '}
      <Text wrap="never">{text}</Text>
    </>
  );
}

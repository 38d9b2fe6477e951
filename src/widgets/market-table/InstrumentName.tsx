import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { TradingTag, type Instrument } from '@/entities/market';
import { FavouriteToggle } from '@/features/favourite-toggle';
import { useFormat, useText } from '@/shared/i18n';
import { $clock } from '@/shared/lib';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { LeverageBadge } from '@/ui/LeverageBadge/LeverageBadge';
import { PairName } from '@/ui/PairName/PairName';
import { Text } from '@/ui/Text/Text';
import { name, pair, hiddenOnPhone, tagHiddenOnPhone, star, secondLine, nameTexts } from './MarketTable.css';

export interface InstrumentNameProps {
  readonly instrument: Instrument;
  /** Shown below the pair instead of the coin's name, or below a contract's kind, whose date is then omitted for lack of space. */
  readonly below?: ReactNode;
}

/** The name cell of a pair or contract: favourite star, coin icon, name and tags; the last tags are dropped if there is no space. */
export function InstrumentName({ instrument, below }: InstrumentNameProps) {
  const { id, base, quote, baseName, amountUnit, leverage, multiple, contractType, expiry } = instrument;
  const clock = useUnit($clock);
  const t = useText('market');
  const format = useFormat();
  const kind = contractType && t(`market.${contractType}`);
  const date = expiry === null ? null : format.recent(expiry, clock.now(), 'date');
  const subtitle = kind && date !== null ? t('market.delivery', { kind, date }) : (kind ?? baseName);
  return (
    <span className={name}>
      <span className={star}>
        <FavouriteToggle id={id} name={`${base}/${quote}`} />
      </span>
      <span className={hiddenOnPhone}>
        <CoinIcon symbol={base} />
      </span>
      <span className={nameTexts}>
        <span className={pair}>
          <PairName base={base} quote={quote} isQuoteSmall />
          {below === undefined && <TradingTag instrument={instrument} />}
          {amountUnit !== base && (
            <span className={tagHiddenOnPhone}>
              <Badge>{t('market.coinMargined')}</Badge>
            </span>
          )}
          {multiple !== null && (
            <span className={tagHiddenOnPhone}>
              <Badge tone={multiple.endsWith('L') ? 'rise' : 'fall'}>{multiple}</Badge>
            </span>
          )}
          {leverage > 0 && (
            <span className={tagHiddenOnPhone}>
              <LeverageBadge leverage={t('market.leverage', { leverage })} />
            </span>
          )}
        </span>
        {below === undefined ? (
          <Text size="small" tone="faint" wrap={kind === null ? 'ellipsis' : 'lines'}>
            {kind === null ? subtitle : subtitle.split(' ').map((word, index) => <Word key={index} text={word} isFirst={index === 0} />)}
          </Text>
        ) : (
          <>
            {kind !== null && (
              <Text size="small" tone="faint" wrap="lines">
                {kind}
              </Text>
            )}
            <span className={secondLine}>
              <TradingTag instrument={instrument} />
              <Text size="small" tone="faint" wrap="ellipsis">
                {below}
              </Text>
            </span>
          </>
        )}
      </span>
    </span>
  );
}

/** A word of a line that may wrap, but not within a date. */
function Word({ text, isFirst }: { readonly text: string; readonly isFirst: boolean }) {
  return (
    <>
      {!isFirst && ' '}
      <Text wrap="never">{text}</Text>
    </>
  );
}

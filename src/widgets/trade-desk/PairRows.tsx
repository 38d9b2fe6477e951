import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { LiveChange, LivePrice, LiveValue, TradingTag, useLive, type Instrument, type Quote, type SortOrder } from '@/entities/market';
import { FavouriteToggle } from '@/features/favourite-toggle';
import { useText, type Format } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { Countdown } from '@/ui/Countdown/Countdown';
import { Link } from '@/ui/Link/Link';
import { PairName } from '@/ui/PairName/PairName';
import { SortIndicator } from '@/ui/Table/SortIndicator';
import { Text } from '@/ui/Text/Text';
import { deliversIn, end, favourite, head, headed, kindLine, list, names, row, wideOnly } from './PairList.css';
import { sortPairs, nextOrder, pairSorts, type ListedPair } from './pairRows';
import { $now, TimeLeftGate } from './timeLeftModel';
import { useInstrumentName, useInstrumentParts } from './useInstrumentName';

export interface PairRowsProps {
  /** Must keep its identity while its contents are the same: rows are only re-sorted when it changes, so that they do not move under the pointer. */
  readonly rows: readonly ListedPair[];
  readonly currentId: Instrument['id'] | null;
  readonly onChosen: () => void;
}

const turnover = ({ turnover: value }: Quote, format: Format) => format.compact(value);

/** The listed pairs, sorted by the column pressed last. */
export function PairRows({ rows, currentId, onChosen }: PairRowsProps) {
  useGate(TimeLeftGate);
  const [order, setOrder] = useState<SortOrder | null>(null);
  const { quotes } = useLive();
  const sorted = useMemo(() => sortPairs(rows, order, (id) => quotes.get(id)), [rows, order, quotes]);
  const t = useText('trade', 'market', 'tradeMore');
  const nameOf = useInstrumentName();
  const directionOf = (key: (typeof pairSorts)[number]) => (order?.key === key ? order.direction : undefined);
  return (
    <>
      <div role="group" aria-label={t('tradeMore.sortPairs')} className={`${row} ${head}`}>
        <span />
        {pairSorts.map((key) => (
          <span key={key} className={headed[key]}>
            <Button
              tone="quiet"
              size="compact"
              aria-label={t(`tradeMore.sort_${directionOf(key) ?? 'none'}`, { column: t(`market.${key}`) })}
              onPress={() => setOrder(nextOrder(key, order))}
            >
              {t(`market.${key}`)}
              <SortIndicator direction={directionOf(key)} />
            </Button>
          </span>
        ))}
      </div>
      <ul aria-label={t('trade.pairs')} className={list}>
        {sorted.map(({ pair, href }) => (
          <li key={pair.id} className={row} data-current={pair.id === currentId || undefined}>
            <span className={favourite}>
              <FavouriteToggle id={pair.id} name={nameOf(pair)} />
            </span>
            <span className={names}>
              <Link variant="plain" isStretched href={href} onPress={onChosen}>
                {pair.contractType === null ? <PairName base={pair.base} quote={pair.quote} isQuoteSmall /> : <ContractName pair={pair} />}
              </Link>
              {pair.expiry !== null && <Delivers at={pair.expiry} />}
              <TradingTag instrument={pair} />
            </span>
            <span className={end}>
              <LivePrice instrument={pair} />
            </span>
            <span className={end}>
              <LiveChange instrument={pair} />
            </span>
            <span className={`${end} ${wideOnly}`}>
              <LiveValue instrument={pair} text={turnover} tone="soft" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A contract's pair with its kind and delivery date below. */
function ContractName({ pair }: { readonly pair: Instrument }) {
  const parts = useInstrumentParts()(pair);
  return (
    <>
      {parts.pair} <span className={kindLine}>{parts.kind}</span>
    </>
  );
}

/** The time until a delivery. */
function Delivers({ at }: { readonly at: number }) {
  const now = useUnit($now);
  const t = useText('tradeMore');
  if (now === 0) return null;
  return (
    <Text size="small" tone="faint">
      <span className={deliversIn}>{t('tradeMore.deliversIn')} </span>
      <Countdown variant="clock" to={at} now={now} />
    </Text>
  );
}

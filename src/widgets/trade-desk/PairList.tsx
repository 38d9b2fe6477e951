import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { $favouriteContracts, $favouritePairs } from '@/entities/favourites';
import { answersTo, LiveChange, LiveMarket, LivePrice, marketSides, tradeHref, TradingTag, type Instrument } from '@/entities/market';
import { $pairId } from '@/entities/pair-feed';
import { $recentlyViewed } from '@/entities/trade-preferences';
import { FavouriteToggle } from '@/features/favourite-toggle';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { PairName } from '@/ui/PairName/PairName';
import { SearchField } from '@/ui/SearchField/SearchField';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { groupOf, isContractGroup } from './pairGroups';
import { end, favourite, list, names, row } from './PairPicker.css';
import type { DeskProduct } from './product';
import { useInstrumentName } from './useInstrumentName';

export interface PairListProps {
  readonly product: Pick<DeskProduct, 'market' | 'hrefOf'>;
  readonly onChosen: () => void;
}

const favourites = 'favourites';
const recent = 'recent';

/** All instruments of a product with price and change: searched, narrowed to a quote coin, to favourites or to those viewed last, walked through by arrow keys. */
export function PairList({ product: { market, hrefOf = tradeHref }, onChosen }: PairListProps) {
  const { view, starred, starredContracts, recentIds, pairId } = useUnit({
    view: marketSides[market],
    starred: $favouritePairs,
    starredContracts: $favouriteContracts,
    recentIds: $recentlyViewed,
    pairId: $pairId,
  });
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const [keyword, setKeyword] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const t = useText('trade', 'market');
  const { to } = useHrefs();
  const nameOf = useInstrumentName();
  const listed = view.list.flatMap((pair) => {
    const href = hrefOf(pair, to);
    return href === null ? [] : [{ pair, href }];
  });
  const groups = [...new Set(listed.map(({ pair }) => groupOf(pair)))];
  const isStarred = ({ id }: Instrument) => (typeof id === 'number' ? starred.includes(id) : starredContracts.includes(id));
  const current = view.list.find(({ id }) => id === pairId);
  const chosen = group ?? (current ? groupOf(current) : (groups[0] ?? favourites));
  const inGroup = () => {
    if (chosen === recent) return recentIds.flatMap((id) => listed.filter(({ pair }) => pair.id === id));
    return listed.filter(({ pair }) => (chosen === favourites ? isStarred(pair) : groupOf(pair) === chosen));
  };
  const rows = keyword.trim() === '' ? inGroup() : listed.filter(({ pair }) => answersTo(pair, keyword));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys only move the focus between links that are reachable by Tab
    <div onKeyDown={moveFocus}>
      <Stack gap={3}>
        <SearchField
          ref={search}
          size="compact"
          label={t('trade.searchPairs')}
          placeholder={t('trade.searchPairs')}
          value={keyword}
          onChange={setKeyword}
        />
        <SegmentedControl
          label={t('trade.quotes')}
          size="compact"
          options={[
            { id: favourites, label: t('trade.favourites') },
            { id: recent, label: t('trade.recent') },
            ...groups.map((id) => ({ id, label: isContractGroup(id) ? t(`market.${id}`) : id })),
          ]}
          value={chosen}
          onChange={setGroup}
        />
        <LiveMarket side={market}>
          {view.status === 'loading' && <Skeleton shape="row" count={8} />}
          {view.status !== 'loading' && rows.length === 0 && <EmptyState density="compact" picture="search" text={t('trade.noPairs')} />}
          <ul aria-label={t('trade.pairs')} className={list}>
            {rows.map(({ pair, href }) => (
              <li key={pair.id} className={row} data-current={pair.id === pairId || undefined}>
                <span className={favourite}>
                  <FavouriteToggle id={pair.id} name={nameOf(pair)} />
                </span>
                <span className={names}>
                  <Link variant="plain" covers href={href} onPress={onChosen}>
                    {pair.contractType === null ? <PairName base={pair.base} quote={pair.quote} isQuoteSmall /> : nameOf(pair)}
                  </Link>
                  <TradingTag instrument={pair} />
                </span>
                <span className={end}>
                  <LivePrice instrument={pair} />
                </span>
                <span className={end}>
                  <LiveChange instrument={pair} />
                </span>
              </li>
            ))}
          </ul>
        </LiveMarket>
      </Stack>
    </div>
  );
}

/** Down from the search into the list, and up and down within it. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li a[href]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at + step < 0 ? event.currentTarget.querySelector<HTMLElement>('input') : links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

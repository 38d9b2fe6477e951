import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { ContractType } from '@/contract/market';
import { $favouriteContracts, $favouritePairs } from '@/entities/favourites';
import { LiveMarket, marketSides, tradeHref } from '@/entities/market';
import { $pairId } from '@/entities/pair-feed';
import { $recentlyViewed } from '@/entities/trade-preferences';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { SearchField } from '@/ui/SearchField/SearchField';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { groupOf, isContractGroup, pairGroup, seriesOf } from './pairGroups';
import { PairRows } from './PairRows';
import { pairsOf } from './pairRows';
import type { DeskProduct } from './product';

export interface PairListProps {
  readonly product: Pick<DeskProduct, 'market' | 'hrefOf'>;
  readonly onChosen: () => void;
}

/** All instruments of a product with their 24-hour statistics: searchable, filtered by quote coin, contract kind and series, favourites or recently viewed, and navigable by arrow keys. */
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
  const [series, setSeries] = useState<ContractType | 'all'>('all');
  const t = useText('trade', 'market', 'tradeMore');
  const { to } = useHrefs();
  const listed = useMemo(
    () =>
      view.list.flatMap((pair) => {
        const href = hrefOf(pair, to);
        return href === null ? [] : [{ pair, href }];
      }),
    [view.list, hrefOf, to],
  );
  const groups = useMemo(() => [...new Set(listed.map(({ pair }) => groupOf(pair)))], [listed]);
  const chosen = useMemo(() => {
    const current = listed.find(({ pair }) => pair.id === pairId);
    return group ?? (current ? groupOf(current.pair) : (groups[0] ?? pairGroup.favourites));
  }, [listed, groups, group, pairId]);
  const inGroup = useMemo(
    () => pairsOf(listed, { keyword, group: chosen, starred: [...starred, ...starredContracts], recent: recentIds }),
    [listed, keyword, chosen, starred, starredContracts, recentIds],
  );
  const kinds = isContractGroup(chosen) ? seriesOf(inGroup.map(({ pair }) => pair)) : [];
  const rows = useMemo(() => (series === 'all' ? inGroup : inGroup.filter(({ pair }) => pair.contractType === series)), [inGroup, series]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys only move the focus between links that are reachable by Tab, or follow one; caught on the way down, because a search field keeps its keys to itself
    <div onKeyDownCapture={moveFocus}>
      <Stack gap={3}>
        <SearchField
          ref={search}
          size="compact"
          label={t('trade.searchPairs')}
          placeholder={t('trade.searchPairs')}
          value={keyword}
          onChange={(text) => {
            setKeyword(text);
            setSeries('all');
          }}
        />
        <SegmentedControl
          label={t('trade.quotes')}
          size="compact"
          options={[
            { id: pairGroup.favourites, label: t('trade.favourites') },
            { id: pairGroup.recent, label: t('trade.recent') },
            ...groups.map((id) => ({ id, label: isContractGroup(id) ? t(`market.${id}`) : id })),
          ]}
          value={chosen}
          onChange={(id) => {
            setGroup(id);
            setSeries('all');
          }}
        />
        {kinds.length > 0 && (
          <SegmentedControl
            label={t('tradeMore.series')}
            size="compact"
            options={[{ id: 'all' as const, label: t('tradeMore.seriesAll') }, ...kinds.map((id) => ({ id, label: t(`market.${id}`) }))]}
            value={series}
            onChange={setSeries}
          />
        )}
        <LiveMarket side={market}>
          {view.status === 'loading' && <Skeleton shape="row" count={8} />}
          {view.status !== 'loading' && rows.length === 0 && <EmptyState density="compact" picture="search" text={t('trade.noPairs')} />}
          {rows.length > 0 && <PairRows rows={rows} currentId={pairId} onChosen={onChosen} />}
        </LiveMarket>
      </Stack>
    </div>
  );
}

/** Moves the focus from the search into the list and within it by arrow keys; Enter in the search follows the first result. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li a[href]')];
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'search') links[0]?.click();
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const index = links.findIndex((link) => link === document.activeElement);
  const next = index + step < 0 ? event.currentTarget.querySelector<HTMLElement>('input') : links[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

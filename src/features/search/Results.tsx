import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { parseDigit, type SearchResult, type SearchSpot, type SearchSwap } from '@/contract/market';
import { coinsOf, contractName } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Text/Text';
import { recentSpot, recentSwap, type SearchGroup } from './searchItems';
import { $expanded, $tab, groupExpanded, groupsOf, itemChosen, maxShownPerGroup } from './model';
import { PairRow } from './PairRow';
import { groupHead } from './SearchPanel.css';
import { targetOf } from './target';

/** The search results by group: the first few of each, and the rest on request. */
export function Results({ result }: { readonly result: SearchResult }) {
  const tab = useUnit($tab);
  const t = useText('search');
  const groups = groupsOf(tab).filter((group) => result[group].length > 0);
  if (groups.length === 0) return <Text tone="faint">{t('search.nothingIn')}</Text>;
  return groups.map((group) =>
    group === 'swaps' ? (
      <Group
        key={group}
        group={group}
        items={result.swaps}
        renderLine={(swap, isFirstNew) => <SwapRow key={swap.contractCode} swap={swap} takesFocus={isFirstNew} />}
      />
    ) : (
      <Group
        key={group}
        group={group}
        items={result.spots}
        renderLine={(spot, isFirstNew) => <SpotRow key={spot.tradeId} spot={spot} takesFocus={isFirstNew} />}
      />
    ),
  );
}

interface GroupProps<Item> {
  group: SearchGroup;
  items: readonly Item[];
  /** `isFirstNew`: the first item revealed by "show all", which takes the focus. */
  renderLine: (item: Item, isFirstNew: boolean) => ReactNode;
}

function Group<Item>({ group, items, renderLine }: GroupProps<Item>) {
  const { expanded, onExpand } = useUnit({ expanded: $expanded, onExpand: groupExpanded });
  const t = useText('search');
  const isExpanded = expanded.includes(group) || items.length <= maxShownPerGroup;
  return (
    <section aria-label={t(`search.${group}`)}>
      <div className={groupHead}>
        <Text size="small" tone="faint">
          {t(`search.${group}`)}
        </Text>
      </div>
      <ul>
        {(isExpanded ? items : items.slice(0, maxShownPerGroup)).map((item, index) => renderLine(item, index === maxShownPerGroup))}
        {!isExpanded && (
          <li>
            <Button tone="quiet" size="compact" width="full" onPress={() => onExpand(group)}>
              {t('search.showAll', { count: items.length })}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function SpotRow({ spot, takesFocus }: { spot: SearchSpot; takesFocus: boolean }) {
  const choose = useUnit(itemChosen);
  const t = useText('search');
  const { parts } = useFormat();
  const { to } = useHrefs();
  const item = recentSpot(spot);
  return (
    <PairRow
      coin={spot.baseCurrency}
      label={`${spot.baseCurrency}/${spot.quoteCurrency}`}
      tag={spot.isMarginTrade ? t('search.leverage', { times: spot.marginRatio }) : undefined}
      target={targetOf(item, to)}
      takesFocus={takesFocus}
      onChoose={() => choose({ item, from: 'result' })}
      price={parts.price(spot.last, parseDigit(spot.digit).price)}
      change={parts.percent(spot.change)}
    />
  );
}

function SwapRow({ swap, takesFocus }: { swap: SearchSwap; takesFocus: boolean }) {
  const choose = useUnit(itemChosen);
  const t = useText('search');
  const { parts } = useFormat();
  const { to } = useHrefs();
  const item = recentSwap(swap);
  return (
    <PairRow
      coin={coinsOf(swap.contractCode).base}
      label={contractName(swap.contractCode)}
      tag={swap.contractType === 'perpetual' ? t('search.perpetual') : t(`search.delivery_${swap.contractType}`)}
      target={targetOf(item, to)}
      takesFocus={takesFocus}
      onChoose={() => choose({ item, from: 'result' })}
      price={parts.amount(swap.last)}
      change={parts.percent(swap.changepercentage)}
    />
  );
}

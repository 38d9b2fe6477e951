import { useUnit } from 'effector-react';
import { Trash2 } from 'lucide-react';
import { coinsOf, contractName } from '@/contract/swap';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Text } from '@/ui/Text/Text';
import { focusField } from './focus';
import { keyOf } from './history';
import { itemChosen } from './model';
import { PairRow } from './PairRow';
import { Popular } from './Popular';
import { $history, historyCleared } from './recentModel';
import { groupHead } from './SearchPanel.css';
import { targetOf } from './target';

/** Initial content of the search: the recent searches, or the popular contracts if there are none. */
export function Recent() {
  const { history, choose, onClear } = useUnit({ history: $history, choose: itemChosen, onClear: historyCleared });
  const t = useText('search');
  const { to } = useHrefs();
  if (history.length === 0) return <Popular />;
  return (
    <section aria-label={t('search.recent')}>
      <div className={groupHead}>
        <Text size="small" tone="faint">
          {t('search.recent')}
        </Text>
        <IconButton
          icon={Trash2}
          size="small"
          label={t('search.clearHistory')}
          onPress={({ target }) => {
            focusField(target);
            onClear();
          }}
        />
      </div>
      <ul>
        {history.map((item) => (
          <PairRow
            key={keyOf(item)}
            coin={'traceId' in item ? item.baseCurrency : coinsOf(item.contractCode).base}
            label={'traceId' in item ? `${item.baseCurrency}/${item.quoteCurrency}` : contractName(item.contractCode)}
            tag={'traceId' in item ? undefined : t('search.contract')}
            target={targetOf(item, to)}
            onChoose={() => choose({ item, from: 'recent' })}
          />
        ))}
      </ul>
    </section>
  );
}

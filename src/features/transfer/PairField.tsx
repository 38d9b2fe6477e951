import { useUnit } from 'effector-react';
import { isPairEnabled } from '@/contract/capital';
import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Select } from '@/ui/Select/Select';
import { $accounts, $isPairLoading, $pair, $pairs, pairChosen } from './selection';

/** Selects the trading pair of the isolated-margin account; a pair whose transfers are suspended is disabled. */
export function PairField() {
  const t = useText('transfer');
  const { pairs, pair, accounts, isLoading, choose } = useUnit({
    pairs: $pairs,
    pair: $pair,
    accounts: $accounts,
    isLoading: $isPairLoading,
    choose: pairChosen,
  });
  return (
    <Select
      label={t('transfer.pair')}
      options={pairs.map((row) => {
        const isEnabled = isPairEnabled(row, accounts);
        return {
          id: String(row.tradeId),
          label: `${row.base}/${row.quote}`,
          isDisabled: !isEnabled,
          end: !isEnabled && <Badge>{t('transfer.pairOff')}</Badge>,
        };
      })}
      value={pair && String(pair.tradeId)}
      onChange={(id) => choose(Number.parseInt(id, 10))}
      placeholder={isLoading ? t('common.loading') : t('transfer.choosePair')}
      emptyText={t('transfer.noPairs')}
      search={{ label: t('transfer.pairSearch'), placeholder: t('transfer.pairSearch'), matches: byLabel }}
      size="touch"
      errorMessage={!isLoading && pairs.length > 0 && pair === null ? t('transfer.pairMissing') : undefined}
    />
  );
}

/** Ids are internal numbers, so only labels are searched. */
const byLabel = ({ label }: { label: string }, typed: string) => label.toLowerCase().includes(typed.trim().toLowerCase());

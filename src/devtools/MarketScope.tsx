import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $contracts, $pairs, LiveChange, LiveMarket, LivePrice, type Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { ComboBox } from '@/ui/ComboBox/ComboBox';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $scope, scopeChosen } from './marketModel';
import { scopeGroups, useScopeName } from './scopeNames';

/** Selects the markets to act on, and shows the live price of the selection (of BTC for a group). */
export function MarketScope() {
  const t = useText('devtools');
  const nameOf = useScopeName();
  const { scope, pairs, contracts, onScope } = useUnit({ scope: $scope, pairs: $pairs, contracts: $contracts, onScope: scopeChosen });
  const choices = useMemo(() => choicesOf(pairs.list, contracts.list), [pairs, contracts]);
  const groups = scopeGroups.map((id) => ({ id, label: nameOf(id), description: t('devtools.scopeOfGroup') }));
  const singles = choices.map(({ id, kind }) => ({ id, label: nameOf(id), description: t(`devtools.scopeOf_${kind}`) }));
  const shown = choices.find(({ id }) => id === scope)?.instrument ?? choices.find(({ id }) => id === 'BTC')?.instrument;
  return (
    <LiveMarket side="spot">
      <LiveMarket side="contract">{null}</LiveMarket>
      <Stack gap={3}>
        <ComboBox
          key={choices.length === 0 ? 'waiting' : 'ready'}
          label={t('devtools.scope')}
          placeholder={t('devtools.scopeSearch')}
          options={[...groups, ...singles]}
          value={scope}
          onChange={(id) => id !== null && onScope(id)}
        />
        {shown && (
          <Inline gap={3}>
            <Text size="dense" tone="soft">
              {shown.side === 'contract' ? nameOf(String(shown.id)) : `${shown.base}/${shown.quote}`}
            </Text>
            <LivePrice key={shown.quoteId} instrument={shown} />
            <LiveChange instrument={shown} />
          </Inline>
        )}
      </Stack>
    </LiveMarket>
  );
}

interface Choice {
  readonly id: string;
  readonly kind: 'coin' | 'pair' | 'contract';
  /** The instrument whose price is shown. */
  readonly instrument: Instrument;
}

function choicesOf(pairs: readonly Instrument[], contracts: readonly Instrument[]): readonly Choice[] {
  const coins = pairs.filter(({ quote }) => quote === 'USDT');
  return [
    ...coins.map((instrument) => ({ id: instrument.base, kind: 'coin' as const, instrument })),
    ...pairs.map((instrument) => ({ id: `${instrument.base}_${instrument.quote}`, kind: 'pair' as const, instrument })),
    ...contracts.map((instrument) => ({ id: String(instrument.id), kind: 'contract' as const, instrument })),
  ];
}

import { useUnit } from 'effector-react';
import { divide, multiply, subtract } from '@/contract/decimal';
import type { BorrowTier } from '@/contract/margin';
import { $marginAccount } from '@/entities/margin-account';
import type { Instrument } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { RiskLadder } from '@/ui/RiskLadder/RiskLadder';

export interface BorrowTiersProps {
  readonly tiers: readonly BorrowTier[];
  readonly pair: Pick<Instrument, 'base' | 'quote'>;
}

/** The borrowing tiers of a pair with limits and leverage; the current tier is marked. */
export function BorrowTiers({ tiers, pair: { base, quote } }: BorrowTiersProps) {
  const account = useUnit($marginAccount);
  const t = useText('margin');
  const format = useFormat();
  const current = account && tiers.find(({ initialLevel }) => initialLevel === account.initialLevel);
  // Margin is equity as a share of the assets.
  const margin = (level: string) => `${format.amount(multiply(divide(subtract(level, '1'), level, 6), '100'), { decimals: 2 })}%`;
  return (
    <RiskLadder
      label={t('margin.tiersOf', { pair: `${base}/${quote}` })}
      headers={{
        tier: t('margin.tier'),
        range: t('margin.loanLimit'),
        leverage: t('margin.leverage'),
        initial: t('margin.initial'),
        maintenance: t('margin.maintenance'),
      }}
      currentId={current ? String(current.level) : undefined}
      currentLabel={t('margin.tierCurrent')}
      tiers={tiers.map(({ level, leverage, baseLimit, quoteLimit, initialLevel, liquidationLevel }) => ({
        id: String(level),
        name: format.count(level),
        range: `${format.amount(baseLimit, { unit: base })} / ${format.amount(quoteLimit, { unit: quote })}`,
        leverage: `${leverage}×`,
        initial: margin(initialLevel),
        maintenance: margin(liquidationLevel),
      }))}
    />
  );
}

import { useText } from '@/shared/i18n';
import { Badge, type BadgeProps } from '@/ui/Badge/Badge';
import type { Instrument } from './instrument';
import { useTradingState } from './useTradingState';

export interface TradingTagProps {
  readonly instrument: Instrument;
}

/** Tags an instrument that is not trading normally: not open yet, halted, ended, or about to be delisted. */
export function TradingTag({ instrument }: TradingTagProps) {
  const state = useTradingState(instrument);
  const t = useText('market');
  return state === 'open' ? null : <Badge tone={tones[state]}>{t(`market.state_${state}`)}</Badge>;
}

const tones = { upcoming: 'info', delisting: 'warning', halted: 'warning', closed: 'neutral' } as const satisfies Readonly<
  Record<string, NonNullable<BadgeProps['tone']>>
>;

import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Countdown } from '@/ui/Countdown/Countdown';
import { TickerStat } from './TickerStat';
import { $now, TimeLeftGate } from './timeLeftModel';

export interface TimeLeftProps {
  readonly name: 'trade.opensIn' | 'trade.delistedIn';
  /** The instant it counts down to, in ms. */
  readonly to: number;
}

/** A countdown in the ticker bar. */
export function TimeLeft({ name, to }: TimeLeftProps) {
  useGate(TimeLeftGate);
  const now = useUnit($now);
  const t = useText('trade');
  return <TickerStat name={t(name)}>{now === 0 ? '–' : <Countdown variant="clock" to={to} now={now} />}</TickerStat>;
}

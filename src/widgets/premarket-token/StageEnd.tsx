import { useUnit } from 'effector-react';
import { stageEnd, type PremarketSchedule } from '@/contract/premarket';
import { $premarketNow } from '@/entities/premarket';
import { useFormat } from '@/shared/i18n';
import { Countdown, type CountdownProps } from '@/ui/Countdown/Countdown';

export interface StageEndProps extends Pick<CountdownProps, 'variant'> {
  readonly schedule: PremarketSchedule;
}

/** The time left in a token's stage or, once settled, its settlement date. */
export function StageEnd({ schedule, variant }: StageEndProps) {
  const now = useUnit($premarketNow);
  const format = useFormat();
  const end = stageEnd(schedule, now);
  return end === null ? format.date(schedule.settlesTime) : <Countdown to={end} now={now} variant={variant} />;
}

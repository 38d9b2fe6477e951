import { useUnit } from 'effector-react';
import { $clock } from '@/shared/lib/clock';
import { useFormat } from './I18nProvider';

export interface InstantProps {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly part?: 'dateTime' | 'date';
}

/** A short time in the user's time zone, without the current year; its tooltip shows the full time with the zone. */
export function Instant({ at, part }: InstantProps) {
  const format = useFormat();
  const clock = useUnit($clock);
  return <time title={`${format.dateTime(at)} (${format.zone})`}>{format.recent(at, clock.now(), part)}</time>;
}

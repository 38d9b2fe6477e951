import { useUnit } from 'effector-react';
import { $clock } from '@/shared/lib/clock';
import { useFormat } from './I18nProvider';

export interface InstantProps {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly part?: 'dateTime' | 'date';
}

/** An instant in the user's time zone, short: without the year where it is the present one. Pointing at it shows all of it, with the zone. */
export function Instant({ at, part }: InstantProps) {
  const format = useFormat();
  const clock = useUnit($clock);
  return <time title={`${format.dateTime(at)} (${format.zone})`}>{format.recent(at, clock.now(), part)}</time>;
}

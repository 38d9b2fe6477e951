/** The time remaining until an instant, in whole units. */
export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits the time between two instants in ms into whole units; all are zero after `to`. */
export function remaining(to: number, now: number): Remaining {
  const seconds = Math.max(Math.ceil((to - now) / 1_000), 0);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** The duration in the format of `<time>`: `P2DT4H12M30S`. */
export const isoDuration = ({ days, hours, minutes, seconds }: Remaining): string => `P${days}DT${hours}H${minutes}M${seconds}S`;

import { fromAbsolute } from '@internationalized/date';
import { defaultHorzScaleBehavior } from 'lightweight-charts';
import type { TickMarkWeightValue, Time, TimeMark, UTCTimestamp } from 'lightweight-charts';

/** The library counts in seconds and brands them with its own type. */
function isTimestamp(seconds: number): seconds is UTCTimestamp {
  return Number.isSafeInteger(seconds);
}

/** Converts an instant in ms to a time of the library; throws unless it is a whole second. */
export function timeOf(instant: number): UTCTimestamp {
  const seconds = instant / 1000;
  if (!isTimestamp(seconds)) throw new RangeError(`${instant} is not a whole second`);
  return seconds;
}

/** Converts a time of the library to an instant in ms; NaN if it is not a number. */
export const instantOf = (time: Time): number => (typeof time === 'number' ? time * 1000 : NaN);

const periodMs = 30 * 86_400_000;

/** Returns a function for a zone's UTC offset in ms at an instant; looked up once per 30 days in which it does not change. */
export function offsetsOf(zone: string): (instant: number) => number {
  const cache = new Map<number, number>();
  const offsetAt = (instant: number) => fromAbsolute(instant, zone).offset;
  const atStartOf = (period: number) => {
    const offset = cache.get(period) ?? offsetAt(period * periodMs);
    cache.set(period, offset);
    return offset;
  };
  return (instant) => {
    const period = Math.floor(instant / periodMs);
    const before = atStartOf(period);
    return before === atStartOf(period + 1) ? before : offsetAt(instant);
  };
}

/** A time scale whose days, months and years start at midnight in a zone rather than in UTC, and whose labels are not cut off at its edges. */
export function zonedScale(zone: string) {
  const offsetOf = offsetsOf(zone);
  return class ZonedScale extends defaultHorzScaleBehavior() {
    override fillWeightsForPoints(
      ...[points, start]: Parameters<InstanceType<ReturnType<typeof defaultHorzScaleBehavior>>['fillWeightsForPoints']>
    ): void {
      const from = Math.max(start - 1, 0);
      const local = points
        .slice(from)
        .map((point) => ({ ...point, time: this.convertHorzItemToInternal(this.#local(point.originalTime)) }));
      super.fillWeightsForPoints(local, start - from);
      for (const [index, { timeWeight }] of local.entries()) {
        const point = points[from + index];
        if (point && from + index >= start) point.timeWeight = timeWeight;
      }
    }

    /** Called with the visible labels before they are drawn: moves those inwards that an edge would cut off, which the library only does for charts that cannot be scrolled. */
    override maxTickMarkWeight(marks: TimeMark[]): TickMarkWeightValue {
      for (const mark of marks) mark.needAlignCoordinate = true;
      return super.maxTickMarkWeight(marks);
    }

    /** The local time in the zone. */
    #local(time: unknown): UTCTimestamp {
      const instant = typeof time === 'number' ? time * 1000 : NaN;
      return timeOf(instant + offsetOf(instant));
    }
  };
}

/** Label formatters of a time axis, by what starts at the tick: a year, a month, a day, a minute or a second. */
export function tickTexts(locale: string, timeZone: string): readonly ((instant: number) => string)[] {
  const options: readonly Intl.DateTimeFormatOptions[] = [
    { year: 'numeric' },
    { month: 'short' },
    { month: 'short', day: 'numeric' },
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  ];
  return options.map((parts) => {
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
    return (instant) => format.format(instant);
  });
}

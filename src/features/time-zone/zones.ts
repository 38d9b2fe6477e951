/** The IANA names of the time zones that the browser supports, UTC first. */
export const timeZones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** The UTC offset of `zone` at an instant (ms), such as `UTC+5:30` or `UTC`. */
export function offsetOf(zone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(instant);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '');
}

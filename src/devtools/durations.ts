import type { Translate } from '@/shared/i18n';

const units = [
  { key: 'devtools.days', ms: 86_400_000 },
  { key: 'devtools.hours', ms: 3_600_000 },
  { key: 'devtools.minutes', ms: 60_000 },
  { key: 'devtools.seconds', ms: 1000 },
] as const;

/** A duration in its largest whole unit, such as "5 minutes". */
export function durationText(t: Translate<'devtools'>, ms: number): string {
  const unit = units.find((each) => ms >= each.ms && ms % each.ms === 0) ?? units[3];
  return t(unit.key, { count: Math.round(ms / unit.ms) });
}

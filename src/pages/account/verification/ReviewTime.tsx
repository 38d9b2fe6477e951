import { useUnit } from 'effector-react';
import type { KycLevel } from '@/contract/identity';
import { useText } from '@/shared/i18n';
import { $reviewMinutes } from './settings';

export interface ReviewTimeProps {
  readonly level: KycLevel;
}

/** The usual review time of a level; renders nothing if unknown. */
export function ReviewTime({ level }: ReviewTimeProps) {
  const t = useText('verification');
  const time = useReviewTime()(level);
  return time === null ? null : <>{t('verification.reviewTime', { time })}</>;
}

/** Returns a function that formats the usual review time of a level, as in "10 minutes" or "1 hour"; null if unknown. */
export function useReviewTime(): (level: KycLevel) => string | null {
  const t = useText('verification');
  const minutesOf = useUnit($reviewMinutes);
  return (level) => {
    const minutes = minutesOf(level);
    if (minutes === null) return null;
    return minutes % 60 === 0
      ? t('verification.reviewHours', { count: minutes / 60 })
      : t('verification.reviewMinutes', { count: minutes });
  };
}

import { useUnit } from 'effector-react';
import type { KycLevel } from '@/contract/identity';
import { useText } from '@/shared/i18n';
import { $reviewMinutes } from './settings';

export interface ReviewTimeProps {
  readonly level: KycLevel;
}

/** How long the review of a level usually takes; nothing where the exchange does not say. */
export function ReviewTime({ level }: ReviewTimeProps) {
  const t = useText('verification');
  const time = useReviewTime()(level);
  return time === null ? null : <>{t('verification.reviewTime', { time })}</>;
}

/** Puts the usual time of a review in words: "10 minutes", "1 hour". */
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

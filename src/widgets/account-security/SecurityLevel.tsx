import type { Security } from '@/entities/security';
import { useText } from '@/shared/i18n';
import { Meter } from '@/ui/Meter/Meter';

export interface SecurityLevelProps {
  readonly security: Pick<Security, 'score' | 'fullScore'>;
}

/** The security score of an account as a low, medium or high level; renders nothing while it is unknown. */
export function SecurityLevel({ security: { score, fullScore } }: SecurityLevelProps) {
  const t = useText('security');
  if (score === null || fullScore === null) return null;
  return (
    <Meter
      label={t('security.level')}
      value={score}
      valueText={t('security.score', { score, full: fullScore })}
      zones={[
        { upTo: 1, name: t('security.low'), tone: 'danger' },
        { upTo: 3, name: t('security.medium'), tone: 'warning' },
        { upTo: fullScore, name: t('security.high'), tone: 'success' },
      ]}
    />
  );
}

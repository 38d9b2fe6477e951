import type { Security } from '@/entities/security';
import { Instant, useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';

import { RestrictedActivities } from './RestrictedActivities';

export interface AccountHoldsProps {
  readonly security: Pick<Security, 'isFrozen' | 'lockedUntil'>;
}

/** The restrictions of an account: all activities while it is frozen, withdrawals after a security change. */
export function AccountHolds({ security: { isFrozen, lockedUntil } }: AccountHoldsProps) {
  const t = useText('security');
  if (isFrozen === true)
    return (
      <InlineAlert tone="danger" title={t('security.frozenTitle')}>
        {t('security.frozenText')}
        <RestrictedActivities />
        {t('security.frozenWay')}
      </InlineAlert>
    );
  if (lockedUntil === null) return null;
  return (
    <InlineAlert tone="warning" title={t('security.holdTitle')}>
      {t('security.holdText')} {t('security.holdUntil')} <Instant at={lockedUntil} />
    </InlineAlert>
  );
}

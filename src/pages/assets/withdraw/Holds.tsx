import { useUnit } from 'effector-react';
import { Instant, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { check } from './selection';

/** Why nothing may leave the account now, and that withdrawals only go to whitelisted addresses. */
export function Holds() {
  const t = useText('withdraw');
  const { to } = useHrefs();
  const known = useUnit(check.$latest);
  if (known === null) return null;
  const verification = to(routes.verification);
  if (known.isFrozen)
    return (
      <InlineAlert tone="danger" title={t('withdraw.frozenTitle')}>
        {t('withdraw.frozenText')}
      </InlineAlert>
    );
  if (known.needsKyc)
    return (
      <InlineAlert
        tone="warning"
        title={t('withdraw.kycTitle')}
        action={verification && <Link href={verification}>{t('withdraw.kycLink')}</Link>}
      >
        {t('withdraw.kycText')}
      </InlineAlert>
    );
  if (known.lockedUntil !== null)
    return (
      <InlineAlert tone="warning" title={t('withdraw.lockedTitle')}>
        {t('withdraw.lockedText')} {t('withdraw.lockedUntil')} <Instant at={known.lockedUntil} />.
      </InlineAlert>
    );
  return known.isWhitelistOn ? <InlineAlert>{t('withdraw.whitelistOn')}</InlineAlert> : null;
}

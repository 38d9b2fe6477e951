import { useUnit } from 'effector-react';
import { Instant, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { payer } from './account';

/** Why nothing may be paid now. */
export function Holds() {
  const t = useText('pay');
  const { to } = useHrefs();
  const known = useUnit(payer.$latest);
  if (known === null) return null;
  const verification = to(routes.verification);
  if (known.isFrozen)
    return (
      <InlineAlert tone="danger" title={t('pay.frozenTitle')}>
        {t('pay.frozenText')}
      </InlineAlert>
    );
  if (known.needsKyc)
    return (
      <InlineAlert tone="warning" title={t('pay.kycTitle')} action={verification && <Link href={verification}>{t('pay.kycLink')}</Link>}>
        {t('pay.kycText')}
      </InlineAlert>
    );
  if (known.lockedUntil === null) return null;
  return (
    <InlineAlert tone="warning" title={t('pay.lockedTitle')}>
      {t('pay.lockedText')} {t('pay.lockedUntil')} <Instant at={known.lockedUntil} />.
    </InlineAlert>
  );
}

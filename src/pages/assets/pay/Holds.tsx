import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { HoldAlert } from '@/shared/money-form/HoldAlert';
import { payer } from './account';

/** Why nothing may be paid now. */
export function Holds() {
  const t = useText('pay');
  const known = useUnit(payer.$latest);
  return (
    known && (
      <HoldAlert
        holds={known}
        frozen={{ title: t('pay.frozenTitle'), text: t('pay.frozenText') }}
        kyc={{ title: t('pay.kycTitle'), text: t('pay.kycText'), link: t('pay.kycLink') }}
        locked={{ title: t('pay.lockedTitle'), text: t('pay.lockedText'), until: t('pay.lockedUntil') }}
      />
    )
  );
}

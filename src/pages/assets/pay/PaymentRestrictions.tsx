import { useUnit } from 'effector-react';
import { $kyc } from '@/entities/identity';
import { useText } from '@/shared/i18n';
import { HoldAlert } from '@/shared/money-form/HoldAlert';
import { payer } from './account';

/** Explains why payments are currently restricted. */
export function PaymentRestrictions() {
  const t = useText('pay');
  const { payAccount, kyc } = useUnit({ payAccount: payer.$latest, kyc: $kyc });
  return (
    payAccount && (
      <HoldAlert
        holds={payAccount}
        frozen={{ title: t('pay.frozenTitle'), text: t('pay.frozenText') }}
        kyc={
          kyc?.state === 'pending'
            ? { title: t('pay.kycPendingTitle'), text: t('pay.kycPendingText'), link: t('pay.kycPendingLink') }
            : { title: t('pay.kycTitle'), text: t('pay.kycText'), link: t('pay.kycLink') }
        }
        locked={{ title: t('pay.lockedTitle'), text: t('pay.lockedText'), until: t('pay.lockedUntil') }}
      />
    )
  );
}

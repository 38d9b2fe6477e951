import { useUnit } from 'effector-react';
import { $kyc } from '@/entities/identity';
import { useText } from '@/shared/i18n';
import { HoldAlert } from '@/shared/money-form/HoldAlert';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { check } from './selection';

/** Explains why withdrawals are restricted, or that the whitelist limits them to its addresses. */
export function WithdrawalRestrictions() {
  const t = useText('withdraw');
  const { withdrawCheck, kyc } = useUnit({ withdrawCheck: check.$latest, kyc: $kyc });
  if (withdrawCheck === null) return null;
  const isRestricted = withdrawCheck.isFrozen || withdrawCheck.needsKyc || withdrawCheck.lockedUntil !== null;
  if (!isRestricted) return withdrawCheck.isWhitelistOn ? <InlineAlert>{t('withdraw.whitelistOn')}</InlineAlert> : null;
  return (
    <HoldAlert
      holds={withdrawCheck}
      frozen={{ title: t('withdraw.frozenTitle'), text: t('withdraw.frozenText') }}
      kyc={
        kyc?.state === 'pending'
          ? { title: t('withdraw.kycPendingTitle'), text: t('withdraw.kycPendingText'), link: t('withdraw.kycPendingLink') }
          : { title: t('withdraw.kycTitle'), text: t('withdraw.kycText'), link: t('withdraw.kycLink') }
      }
      locked={{ title: t('withdraw.lockedTitle'), text: t('withdraw.lockedText'), until: t('withdraw.lockedUntil') }}
    />
  );
}

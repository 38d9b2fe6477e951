import { useUnit } from 'effector-react';
import { BadgeCheck, Clock, ShieldAlert } from 'lucide-react';
import { $kyc } from '@/entities/identity';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Icon } from '@/ui/Icon/Icon';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { identity, identityWords } from './account.css';
import { verifyTarget } from './targets';

const looks = {
  pending: { icon: Clock, tone: 'info', title: 'home.kycPending' },
  passed: { icon: BadgeCheck, tone: 'success', title: 'home.kycPassed' },
  notVerified: { icon: ShieldAlert, tone: 'warning', title: 'home.kycUnverified' },
} as const;
const hints = { pending: 'home.kycPendingHint', notVerified: 'home.kycUnverifiedHint' } as const;
const levels = { company: 'home.kycLevelCompany', advanced: 'home.kycLevelAdvanced', standard: 'home.kycLevelStandard' } as const;

/** The user's verification status, with a prompt to verify. Source: specification, KYC summary. */
export function KycCard() {
  const kyc = useUnit($kyc);
  const t = useText('home');
  const { to } = useHrefs();
  if (!kyc) return null;
  const { icon, tone, title } = looks[kyc.state];
  const hint = kyc.state === 'passed' ? levels[kyc.level] : hints[kyc.state];
  const start = verifyTarget(kyc, to);
  return (
    <section className={identity} aria-label={t('home.kycTitle')}>
      <Icon icon={icon} tone={tone} size="regular" />
      <div className={identityWords}>
        <Text weight="medium">{t(title)}</Text>
        <Text size="dense" tone="soft">
          {t(hint)}
        </Text>
      </div>
      {start && (
        <Link variant="button" size="compact" href={start}>
          {t('home.kycStart')}
        </Link>
      )}
    </section>
  );
}

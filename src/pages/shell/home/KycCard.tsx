import { BadgeCheck, Clock, ShieldAlert } from 'lucide-react';
import type { KycSummary } from '@/contract/identity';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Icon } from '@/ui/Icon/Icon';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { identity, identityText } from './account.css';
import { verifyTarget } from './targets';

const statusStyles = {
  pending: { icon: Clock, tone: 'info', title: 'home.kycPending' },
  passed: { icon: BadgeCheck, tone: 'success', title: 'home.kycPassed' },
  notVerified: { icon: ShieldAlert, tone: 'warning', title: 'home.kycUnverified' },
} as const;
const hints = { pending: 'home.kycPendingHint', notVerified: 'home.kycUnverifiedHint' } as const;
const levels = { company: 'home.kycLevelCompany', advanced: 'home.kycLevelAdvanced', standard: 'home.kycLevelStandard' } as const;

export interface KycCardProps {
  readonly kyc: KycSummary;
}

/** The user's verification status: a line beside the heading once passed, before that a card with the next step. Source: specification, KYC summary. */
export function KycCard({ kyc }: KycCardProps) {
  const t = useText('home');
  const { to } = useHrefs();
  const { icon, tone, title } = statusStyles[kyc.state];
  const isPassed = kyc.state === 'passed';
  const hint = isPassed ? levels[kyc.level] : hints[kyc.state];
  const verifyHref = verifyTarget(kyc, to);
  return (
    <section className={identity({ isPassed })} aria-label={t('home.kycTitle')}>
      <Icon icon={icon} tone={tone} size={isPassed ? 'small' : 'regular'} />
      <div className={identityText({ isPassed })}>
        <Text size={isPassed ? 'dense' : 'body'} weight="medium">
          {t(title)}
        </Text>
        <Text size="dense" tone="soft">
          {t(hint)}
        </Text>
      </div>
      {verifyHref && (
        <Link variant="button" size="compact" href={verifyHref}>
          {t('home.kycStart')}
        </Link>
      )}
    </section>
  );
}

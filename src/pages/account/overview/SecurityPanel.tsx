import { Check, Circle } from 'lucide-react';
import { nextFactor, type Security, type SecurityFactor } from '@/entities/security';
import { useText, type TextKey } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Icon } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { factorAdvice, SecurityLevel } from '@/widgets/account-security';
import { checklist } from './page.css';

export interface SecurityPanelProps {
  readonly security: Security;
}

/** The security level, the status of each factor and the recommended next step. */
export function SecurityPanel({ security }: SecurityPanelProps) {
  const t = useText('security', 'accountOverview');
  const { to } = useHrefs();
  const { isSet } = security;
  const next = nextFactor(security);
  const href = to(routes.personalSettings, { query: { tab: 'security' } });
  return (
    <Panel
      title={t('security.title')}
      aside={
        href && (
          <Link variant="plain" href={href}>
            {t('accountOverview.manage')}
          </Link>
        )
      }
    >
      <Stack gap={6}>
        <SecurityLevel security={security} />
        <ul className={checklist} aria-label={t('security.factors')}>
          {factors.map((factor) => (
            <Inline key={factor} as="li" gap={3} wrap={false}>
              <Icon
                icon={isSet[factor] ? Check : Circle}
                tone={isSet[factor] ? 'success' : 'faint'}
                label={t(isSet[factor] ? 'security.set' : isSet[factor] === null ? 'security.unknown' : 'security.notSet')}
              />
              {t(names[factor])}
            </Inline>
          ))}
        </ul>
        {next && (
          <InlineAlert title={t('security.nextStep')} action={href && <Link href={href}>{t('security.setUp')}</Link>}>
            {t(factorAdvice[next])}
          </InlineAlert>
        )}
      </Stack>
    </Panel>
  );
}

const factors: readonly SecurityFactor[] = ['google', 'email', 'phone', 'fundPassword', 'antiPhishing', 'whitelist'];
const names = {
  google: 'security.google',
  email: 'security.email',
  phone: 'security.phone',
  fundPassword: 'security.fundPassword',
  antiPhishing: 'security.antiPhishing',
  whitelist: 'security.whitelist',
} as const satisfies Record<SecurityFactor, TextKey<'security'>>;

import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { vipType } from '@/contract/account';
import type { KycSummary } from '@/contract/identity';
import { $kyc } from '@/entities/identity';
import type { Security } from '@/entities/security';
import { $login, avatarColour } from '@/entities/session';
import { unknownValue, useFormat, useText, type TextKey } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Avatar } from '@/ui/Avatar/Avatar';
import { Badge, type BadgeProps } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { fact, facts, names, profile } from './page.css';

export interface ProfileCardProps {
  readonly security: Security;
}

/** The user's profile: name, verification and VIP level, UID, contacts and registration date. */
export function ProfileCard({ security: { fid, email, phone, registeredTime } }: ProfileCardProps) {
  const { login, kyc } = useUnit({ login: $login, kyc: $kyc });
  const t = useText('accountOverview', 'shell');
  const format = useFormat();
  const { to } = useHrefs();
  const settings = to(routes.personalSettings);
  const name = login?.fnickname ?? '';
  const contact = (text: string | null) => (text === null ? unknownValue : text || t('accountOverview.notSet'));
  const isSpecial = login?.vipType === vipType.special;
  return (
    <Card as="section" density="generous" aria-label={t('accountOverview.profile')}>
      <div className={profile}>
        <Avatar name={name} colorId={avatarColour(login?.photo ?? '')} size="huge" />
        <div className={names}>
          <Inline gap={4} justify="between">
            <Heading level={2} size="heading">
              {name || t('accountOverview.noName')}
            </Heading>
            {settings && <Link href={settings}>{t('accountOverview.editProfile')}</Link>}
          </Inline>
          <Inline gap={3}>
            {kyc && <Badge tone={kycTones[kyc.state]}>{t(kycKey(kyc))}</Badge>}
            {login && (
              <Badge tone={isSpecial ? 'accent' : 'neutral'}>
                {t(isSpecial ? 'shell.vipSpecial' : 'shell.vip', { level: login.vipLevel })}
              </Badge>
            )}
          </Inline>
        </div>
        <dl className={facts}>
          <Fact term={t('accountOverview.uid')}>
            <Inline gap={1} wrap={false}>
              <Text face="figures">{fid === null ? unknownValue : String(fid)}</Text>
              {fid !== null && <CopyButton text={String(fid)} label={t('shell.copyUid')} />}
            </Inline>
          </Fact>
          <Fact term={t('accountOverview.email')}>{contact(email)}</Fact>
          <Fact term={t('accountOverview.phone')}>{contact(phone)}</Fact>
          <Fact term={t('accountOverview.registered')}>{registeredTime === null ? unknownValue : format.date(registeredTime)}</Fact>
        </dl>
      </div>
    </Card>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={fact}>
      <Text as="dt" size="small" tone="faint">
        {term}
      </Text>
      <Text as="dd">{children}</Text>
    </div>
  );
}

const kycTones = { pending: 'warning', passed: 'success', notVerified: 'neutral' } as const satisfies Record<
  KycSummary['state'],
  BadgeProps['tone']
>;

function kycKey(kyc: KycSummary): TextKey<'shell'> {
  if (kyc.state === 'passed') return `shell.kycPassed_${kyc.level}`;
  return kyc.state === 'pending' ? 'shell.kycPending' : 'shell.kycUnverified';
}

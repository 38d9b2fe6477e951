import { useUnit } from 'effector-react';
import { Gift, LogOut, Wallet } from 'lucide-react';
import type { KycSummary } from '@/contract/identity';
import { vipType } from '@/contract/account';
import { avatarColour } from '@/entities/session';
import { logoutPressed } from '@/features/logout';
import { useMenu } from '@/features/menu';
import { useText, type TextKey } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import { routes, useHrefs } from '@/shared/routing';
import { Avatar } from '@/ui/Avatar/Avatar';
import { Badge, type BadgeProps } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $user } from './model';
import { entries, line, names, person } from './UserMenu.css';

/** The user's identity, status and links. Source: specification, Header toolbar, User menu. */
export function UserPanel({ close }: OverlayBodyProps) {
  const { user, onLogout } = useUnit({ user: $user, onLogout: logoutPressed });
  const groups = useMenu('user');
  const t = useText('shell', 'routes');
  const { to } = useHrefs();
  if (!user) return null;
  const { fid, fnickname: name, photo, kyc, vipLevel, vipType: kind, hasNewTask } = user;
  const isSpecial = kind === vipType.special;
  return (
    <Stack gap={4}>
      <div className={person}>
        <Avatar name={name} colorId={avatarColour(photo)} size="large" />
        <div className={names}>
          <Text weight="semibold" size="reading" wrap="ellipsis">
            {name}
          </Text>
          <Inline gap={1} wrap={false}>
            <Text size="dense" tone="soft" face="figures">
              {`${t('shell.uid')} ${fid}`}
            </Text>
            <CopyButton text={String(fid)} label={t('shell.copyUid')} />
          </Inline>
        </div>
      </div>
      <Inline gap={3}>
        {kyc && <Badge tone={kycTones[kyc.state]}>{t(kycKey(kyc))}</Badge>}
        <Badge tone={isSpecial ? 'accent' : 'neutral'}>{t(isSpecial ? 'shell.vipSpecial' : 'shell.vip', { level: vipLevel })}</Badge>
        {kyc?.state === 'notVerified' && <VerifyPrompt onFollow={close} />}
      </Inline>
      {hasNewTask && <Reminder onFollow={close} />}
      {groups.map(({ id, entries: links }) => (
        <ul key={id} className={entries}>
          {links.map(({ id: key, label, href, isCurrent }) => (
            <li key={key} className={line}>
              <Link variant="nav" href={href} aria-current={isCurrent ? 'page' : undefined} onPress={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <Link variant="nav" icon={Wallet} href={to(routes.web3)} onPress={close}>
        {t('routes.web3')}
      </Link>
      <Button
        tone="neutral"
        width="full"
        icon={LogOut}
        onPress={() => {
          close();
          onLogout();
        }}
      >
        {t('shell.logOut')}
      </Button>
    </Stack>
  );
}

/** Links to the benefits centre, where a new user's reward can be claimed; home shows the tasks while that screen is not built. */
function Reminder({ onFollow }: { onFollow: () => void }) {
  const t = useText('shell');
  const { to } = useHrefs();
  return (
    <Link variant="nav" icon={Gift} href={to(routes.benefits) ?? to(routes.home)} onPress={onFollow}>
      {t('shell.newTask')}
    </Link>
  );
}

/** Prompts the user to verify their identity, if that is possible. */
function VerifyPrompt({ onFollow }: { onFollow: () => void }) {
  const t = useText('shell');
  const verification = useHrefs().to(routes.verification);
  if (verification === null) return null;
  return (
    <Link href={verification} onPress={onFollow}>
      {t('shell.kycVerify')}
    </Link>
  );
}

const kycTones = { passed: 'success', pending: 'info', notVerified: 'warning' } as const satisfies Record<
  KycSummary['state'],
  BadgeProps['tone']
>;

function kycKey(kyc: KycSummary): TextKey<'shell'> {
  if (kyc.state === 'passed') return `shell.kycPassed_${kyc.level}`;
  return kyc.state === 'pending' ? 'shell.kycPending' : 'shell.kycUnverified';
}

import { useUnit } from 'effector-react';
import { KeyRound, Lock, Mail, MailCheck, Smartphone, ShieldCheck, ListChecks } from 'lucide-react';
import type { Factor } from '@/contract/account';
import { security, type Security } from '@/entities/security';
import { QueryView } from '@/shared/api/QueryView';
import { Instant, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { dialogOpened, type SettingDialog } from './dialog';
import type { FactorAction } from './FactorActions';
import { FactorRow } from './FactorRow';
import { factors as list, tabHeight } from './page.css';
import { SecuritySummary } from './SecuritySummary';

/** The security centre: security level, factors, passwords, and actions to freeze or close the account. */
export function SecurityTab() {
  const t = useText('security');
  return (
    <QueryView query={security} errorText={t('security.failed')} skeleton={<Skeleton shape="block" size={tabHeight} label />}>
      {(data) => (
        <Stack gap={6}>
          <SecuritySummary security={data} />
          <Panel title={t('security.verification')} inset="none">
            <Factors security={data} />
          </Panel>
          <Panel title={t('security.passwords')} inset="none">
            <Passwords security={data} />
          </Panel>
          <Panel title={t('security.account')}>
            <AccountActions isFrozen={data.isFrozen === true} />
          </Panel>
        </Stack>
      )}
    </QueryView>
  );
}

interface SecurityProps {
  readonly security: Security;
}

function Factors({ security: { isSet, email, phone, resets, recoveryCodesLeft } }: SecurityProps) {
  const t = useText('security');
  const resetOf = (item: Factor) => resets.find((reset) => reset.item === item)?.doneTime ?? null;
  const hasBothContacts = isSet.email === true && isSet.phone === true;
  /** A requested removal can be cancelled until it takes effect. */
  const lostAction = (item: Factor): FactorAction =>
    resetOf(item) === null
      ? { label: t('security.lost'), dialog: lostDialogs[item] }
      : { label: t('security.cancelRemoval'), dialog: cancelRemovalDialogs[item] };
  const contactActions = (contact: 'email' | 'phone'): readonly FactorAction[] => {
    if (isSet[contact] !== true) return [{ label: t('security.add'), dialog: contact }];
    const change: FactorAction = { label: t('security.change'), dialog: contact };
    if (!hasBothContacts) return [change];
    const dialog = contact === 'email' ? 'removeEmail' : 'removePhone';
    return [change, { label: t('security.remove'), dialog }, lostAction(contact)];
  };
  return (
    <ul className={list}>
      <FactorRow
        icon={ShieldCheck}
        title={t('security.google')}
        text={t('security.googleText')}
        value={isSet.google === true && recoveryCodesLeft !== null && t('security.recoveryCodesLeft', { count: recoveryCodesLeft })}
        isSet={isSet.google}
        resetAt={resetOf('google')}
        actions={
          isSet.google === true
            ? [
                { label: t('security.change'), dialog: 'google' },
                { label: t('security.newRecoveryCodes'), dialog: 'recoveryCodes' },
                { label: t('security.turnOff'), dialog: 'removeGoogle' },
                lostAction('google'),
              ]
            : [{ label: t('security.turnOn'), dialog: 'google' }]
        }
      />
      <FactorRow
        icon={Mail}
        title={t('security.email')}
        text={t('security.emailText')}
        value={email}
        isSet={isSet.email}
        resetAt={resetOf('email')}
        actions={contactActions('email')}
      />
      <FactorRow
        icon={Smartphone}
        title={t('security.phone')}
        text={t('security.phoneText')}
        value={phone}
        isSet={isSet.phone}
        resetAt={resetOf('phone')}
        actions={contactActions('phone')}
      />
    </ul>
  );
}

const lostDialogs = { google: 'lostGoogle', email: 'lostEmail', phone: 'lostPhone' } as const satisfies Record<Factor, SettingDialog>;
const cancelRemovalDialogs = {
  google: 'cancelGoogleRemoval',
  email: 'cancelEmailRemoval',
  phone: 'cancelPhoneRemoval',
} as const satisfies Record<Factor, SettingDialog>;

function Passwords({ security: { isSet, antiPhishingCode, passwordChangedTime } }: SecurityProps) {
  const t = useText('security');
  const { to } = useHrefs();
  const addresses = to(routes.withdraw);
  return (
    <ul className={list}>
      <FactorRow
        icon={Lock}
        title={t('security.loginPassword')}
        text={t('security.loginPasswordText')}
        value={
          passwordChangedTime !== null && (
            <>
              {t('security.lastChanged')} <Instant at={passwordChangedTime} part="date" />
            </>
          )
        }
        isSet
        actions={[{ label: t('security.change'), dialog: 'loginPassword' }]}
      />
      <FactorRow
        icon={KeyRound}
        title={t('security.fundPassword')}
        text={t('security.fundPasswordText')}
        isSet={isSet.fundPassword}
        actions={[{ label: t(isSet.fundPassword === true ? 'security.change' : 'security.set_up'), dialog: 'fundPassword' }]}
      />
      <FactorRow
        icon={MailCheck}
        title={t('security.antiPhishing')}
        text={t('security.antiPhishingText')}
        value={antiPhishingCode}
        isSet={isSet.antiPhishing}
        actions={[{ label: t(isSet.antiPhishing === true ? 'security.change' : 'security.set_up'), dialog: 'antiPhishing' }]}
      />
      <FactorRow
        icon={ListChecks}
        title={t('security.whitelist')}
        text={t('security.whitelistText')}
        value={addresses && <Link href={addresses}>{t('security.whitelistAddresses')}</Link>}
        isSet={isSet.whitelist}
        actions={[
          isSet.whitelist === true
            ? { label: t('security.turnOff'), dialog: 'whitelistOff' }
            : { label: t('security.turnOn'), dialog: 'whitelistOn' },
        ]}
      />
    </ul>
  );
}

function AccountActions({ isFrozen }: { readonly isFrozen: boolean }) {
  const t = useText('security');
  const onOpen = useUnit(dialogOpened);
  return (
    <Stack gap={4}>
      <Text as="p" tone="soft">
        {t('security.accountText')}
      </Text>
      <Inline gap={4}>
        <Button tone="danger" isDisabled={isFrozen} onPress={() => onOpen('freeze')}>
          {t(isFrozen ? 'security.frozen' : 'security.freezeNow')}
        </Button>
        <Button onPress={() => onOpen('close')}>{t('security.closeAccount')}</Button>
      </Inline>
    </Stack>
  );
}

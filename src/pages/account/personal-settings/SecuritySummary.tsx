import { useUnit } from 'effector-react';
import { nextFactor, type Security, type SecurityFactor } from '@/entities/security';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { AccountHolds, factorAdvice, SecurityLevel } from '@/widgets/account-security';
import { dialogOpened, type SettingDialog } from './dialog';
import { summary } from './page.css';

export interface SecuritySummaryProps {
  readonly security: Security;
}

/** The security level, the recommended next step and current restrictions of the account. */
export function SecuritySummary({ security }: SecuritySummaryProps) {
  const t = useText('security');
  const onOpen = useUnit(dialogOpened);
  const next = nextFactor(security);
  return (
    <Stack gap={5}>
      <AccountHolds security={security} />
      <Card as="section" density="generous" aria-label={t('security.level')}>
        <div className={summary}>
          <SecurityLevel security={security} />
          {next && (
            <InlineAlert
              title={t('security.nextStep')}
              action={
                <Button size="compact" tone="accent" onPress={() => onOpen(dialogs[next])}>
                  {t('security.setUp')}
                </Button>
              }
            >
              {t(factorAdvice[next])}
            </InlineAlert>
          )}
          {next === null && <InlineAlert tone="success">{t('security.allSet')}</InlineAlert>}
        </div>
      </Card>
    </Stack>
  );
}

const dialogs = {
  google: 'google',
  email: 'email',
  phone: 'phone',
  fundPassword: 'fundPassword',
  antiPhishing: 'antiPhishing',
  whitelist: 'whitelistOn',
} as const satisfies Record<SecurityFactor, SettingDialog>;

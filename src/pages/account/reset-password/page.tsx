import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { ChallengeDialog } from '@/features/challenge';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { Stepper } from '@/ui/Stepper/Stepper';
import { AuthPage, loginNameFrom } from '@/widgets/auth-page';
import { AccountStep } from './AccountStep';
import { $step, challenge, ResetGate } from './model';
import { PasswordStep } from './PasswordStep';

/** The page for resetting a forgotten password. */
export function ResetPasswordPage() {
  const t = useText('resetPassword');
  const { to } = useHrefs();
  useGate(ResetGate, { name: loginNameFrom(useLocation().state) });
  const step = useUnit($step);
  return (
    <AuthPage route={routes.resetPassword} intro={t('resetPassword.intro')}>
      <Stepper
        label={t('resetPassword.steps')}
        current={step === 2 ? 3 : step}
        steps={[
          { id: 'account', label: t('resetPassword.stepAccount') },
          { id: 'password', label: t('resetPassword.stepPassword') },
          { id: 'done', label: t('resetPassword.stepDone') },
        ]}
      />
      {step === 0 && <AccountStep />}
      {step === 1 && <PasswordStep />}
      {step === 2 && (
        <InlineAlert tone="success" title={t('resetPassword.done')}>
          {t('resetPassword.hold')}
        </InlineAlert>
      )}
      {step === 2 ? (
        <Link variant="button" tone="accent" size="touch" width="full" href={to(routes.login)}>
          {t('common.logIn')}
        </Link>
      ) : (
        <Link href={to(routes.login)}>{t('resetPassword.back')}</Link>
      )}
      <ChallengeDialog challenge={challenge} />
    </AuthPage>
  );
}

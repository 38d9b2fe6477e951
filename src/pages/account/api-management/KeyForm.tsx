import { useUnit } from 'effector-react';
import type { ApiKey } from '@/contract/apiKeys';
import { useText } from '@/shared/i18n';
import { Wizard } from '@/ui/Wizard/Wizard';
import { AccessFields } from './AccessFields';
import { $isPending, $problems, $step, backPressed, nextPressed } from './form';
import { PermissionFields } from './PermissionFields';

export interface KeyFormProps {
  /** The key being edited; null when creating one. */
  readonly edited: ApiKey | null;
}

/** Wizard for the permissions of a key, then its IP addresses and expiry. */
export function KeyForm({ edited }: KeyFormProps) {
  const t = useText('apiKeys', 'challenge');
  const { step, problems, isPending, onNext, onBack } = useUnit({
    step: $step,
    problems: $problems,
    isPending: $isPending,
    onNext: nextPressed,
    onBack: backPressed,
  });
  const label = problems.label && t(problems.label.key);
  const addresses = problems.addresses && t(problems.addresses.key, problems.addresses.values);
  const errors = Object.entries({ label, addresses }).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
  const steps = [
    { id: 'permissions', label: t('apiKeys.step_permissions') },
    { id: 'access', label: t('apiKeys.step_access') },
    ...(edited === null ? [{ id: 'secret', label: t('apiKeys.step_secret') }] : []),
  ];
  return (
    <Wizard
      label={t('apiKeys.steps')}
      steps={steps}
      current={step}
      stepText={t('apiKeys.stepOf', { step: step + 1, count: steps.length })}
      errors={errors}
      onNext={() => onNext()}
      nextLabel={t(step === 0 ? 'apiKeys.next' : 'apiKeys.verify')}
      onBack={step === 0 ? undefined : () => onBack()}
      backLabel={t('apiKeys.back')}
      isPending={isPending}
    >
      {step === 0 ? <PermissionFields error={label} /> : <AccessFields error={addresses} expiry={edited?.expiresTime} />}
    </Wizard>
  );
}

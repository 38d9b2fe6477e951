import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';
import { TextField } from '@/ui/TextField/TextField';
import { FormDialog } from './FormDialog';
import * as model from './lostFactor';
import { SecretField } from './SecretField';

/** Removes a factor the user has lost access to. */
export function LostFactorDialog() {
  const t = useText('security');
  const { item, method, password, recoveryCode, problems, isPending, onMethod, onPassword, onCode, onSubmit } = useUnit({
    item: model.$item,
    method: model.$method,
    password: model.$password,
    recoveryCode: model.$recoveryCode,
    problems: model.$problems,
    isPending: model.$isPending,
    onMethod: model.methodChosen,
    onPassword: model.passwordTyped,
    onCode: model.recoveryCodeTyped,
    onSubmit: model.submitted,
  });
  const [codeError, passwordError] = [
    problems.recoveryCode && t(problems.recoveryCode),
    problems.loginPassword && t(problems.loginPassword),
  ];
  return (
    <FormDialog
      title={t(titles[item])}
      warning={t(method === 'code' ? 'security.holdAfterRecovery' : 'security.reviewHint')}
      errors={{ recoveryCode: codeError, loginPassword: passwordError }}
      submitLabel={t(method === 'code' ? 'security.removeNow' : 'security.askReview')}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      {item === 'google' && (
        <RadioGroup
          label={t('security.lostWay')}
          options={[
            { id: 'code', label: t('security.wayCode'), description: t('security.wayCodeHint') },
            { id: 'review', label: t('security.wayReview'), description: t('security.wayReviewHint') },
          ]}
          value={method}
          onChange={(id) => onMethod(id === 'code' ? 'code' : 'review')}
        />
      )}
      {method === 'code' && (
        <TextField
          label={t('security.recoveryCode')}
          name="recoveryCode"
          autoComplete="off"
          spellCheck="false"
          size="touch"
          value={recoveryCode}
          onChange={onCode}
          {...(codeError !== null && { errorMessage: codeError })}
        />
      )}
      <SecretField label={t('security.loginPassword')} name="loginPassword" value={password} onChange={onPassword} error={passwordError} />
    </FormDialog>
  );
}

const titles = { google: 'security.lostGoogle', email: 'security.lostEmail', phone: 'security.lostPhone' } as const;

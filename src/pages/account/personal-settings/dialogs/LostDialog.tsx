import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';
import { TextField } from '@/ui/TextField/TextField';
import { FormDialog } from './FormDialog';
import * as model from './lost';
import { SecretField } from './SecretField';

/** Removes a factor the user has lost access to. */
export function LostDialog() {
  const t = useText('security');
  const { item, way, password, recoveryCode, problems, isPending, onWay, onPassword, onCode, onSubmit } = useUnit({
    item: model.$item,
    way: model.$way,
    password: model.$password,
    recoveryCode: model.$recoveryCode,
    problems: model.$problems,
    isPending: model.$isPending,
    onWay: model.wayChosen,
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
      warning={t(way === 'code' ? 'security.holdAfterRecovery' : 'security.reviewHint')}
      errors={{ recoveryCode: codeError, loginPassword: passwordError }}
      submitLabel={t(way === 'code' ? 'security.removeNow' : 'security.askReview')}
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
          value={way}
          onChange={(id) => onWay(id === 'code' ? 'code' : 'review')}
        />
      )}
      {way === 'code' && (
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

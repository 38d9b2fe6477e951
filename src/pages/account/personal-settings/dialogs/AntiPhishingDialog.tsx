import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { TextField } from '@/ui/TextField/TextField';
import * as model from './antiPhishing';
import { FormDialog } from './FormDialog';

/** Sets or changes the anti-phishing phrase shown in every e-mail of the exchange. */
export function AntiPhishingDialog() {
  const t = useText('security');
  const { isSet, phrase, isInvalid, isSetPending, isChangePending, onType, onSubmit } = useUnit({
    isSet: model.$isSet,
    phrase: model.$phrase,
    isInvalid: model.$isInvalid,
    isSetPending: model.setPhrase.$isPending,
    isChangePending: model.changePhrase.$isPending,
    onType: model.typed,
    onSubmit: model.submitted,
  });
  const error = isInvalid ? t('security.antiPhishingInvalid') : null;
  const title = t(isSet ? 'security.changeAntiPhishing' : 'security.setAntiPhishing');
  return (
    <FormDialog
      title={title}
      intro={t('security.antiPhishingIntro')}
      errors={{ antiPhishingCode: error }}
      submitLabel={title}
      isPending={isSetPending || isChangePending}
      challenge={(isSet ? model.changePhrase : model.setPhrase).challenge}
      onSubmit={onSubmit}
    >
      <TextField
        label={t('security.antiPhishing')}
        description={t('security.antiPhishingRule')}
        name="antiPhishingCode"
        autoComplete="off"
        size="touch"
        value={phrase}
        onChange={onType}
        {...(error !== null && { errorMessage: error })}
      />
    </FormDialog>
  );
}

import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { TextField } from '@/ui/TextField/TextField';
import { $receiver, receiverTyped } from './selection';
import { $problems } from './submission';

/** Which user of the exchange receives the coins. */
export function ReceiverField() {
  const t = useText('withdraw');
  const { receiver, problems, onType } = useUnit({ receiver: $receiver, problems: $problems, onType: receiverTyped });
  const problem = problems.receiver;
  return (
    <TextField
      label={t('withdraw.receiver')}
      name="receiver"
      size="touch"
      autoComplete="off"
      spellCheck="false"
      description={t('withdraw.internalHint')}
      value={receiver}
      onChange={onType}
      errorMessage={problem && t(problem.key, problem.values)}
    />
  );
}

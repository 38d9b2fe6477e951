import { useUnit } from 'effector-react';
import { RecipientField } from '@/features/choose-recipient';
import { useText } from '@/shared/i18n';
import { receiver } from './selection';
import { $problems } from './submission';

/** Field for the user of the exchange who receives the coins. */
export function ReceiverField() {
  const t = useText('withdraw', 'recipient');
  const { receiver: problem } = useUnit($problems);
  return (
    <RecipientField
      lookup={receiver}
      name="receiver"
      label={t('withdraw.receiver')}
      description={t('withdraw.internalHint')}
      problem={problem && t(problem.key, problem.values)}
    />
  );
}

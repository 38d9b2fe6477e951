import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { FormAnswer } from '@/shared/money-form/FormAnswer';
import { $isUnknown } from './model';
import { StatementLink } from './StatementLink';

/** Says that an answer was lost, and where to look what became of the conversion. */
export function Unknown() {
  const t = useText('dust');
  const isUnknown = useUnit($isUnknown);
  return (
    <FormAnswer
      refusal={null}
      unknown={isUnknown ? { title: t('dust.unknownTitle'), text: t('dust.unknownText'), action: <StatementLink /> } : null}
    />
  );
}

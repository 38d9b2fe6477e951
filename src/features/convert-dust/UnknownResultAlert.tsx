import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { FormOutcomeAlert } from '@/shared/money-form/FormOutcomeAlert';
import { $isUnknown } from './model';
import { StatementLink } from './StatementLink';

/** Reports a lost response, and links to where the conversion can be checked. */
export function UnknownResultAlert() {
  const t = useText('dust');
  const isUnknown = useUnit($isUnknown);
  return (
    <FormOutcomeAlert
      refusal={null}
      unknown={isUnknown ? { title: t('dust.unknownTitle'), text: t('dust.unknownText'), action: <StatementLink /> } : null}
    />
  );
}

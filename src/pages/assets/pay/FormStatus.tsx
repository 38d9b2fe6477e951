import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { FormOutcomeAlert } from '@/shared/money-form/FormOutcomeAlert';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { $formRefusal, $isUnknown } from './submission';

/** Shows a refusal that concerns no field, and a warning if the result of the payment is unknown. */
export function FormStatus() {
  const t = useText('pay');
  const { to } = useHrefs();
  const { refusal, isUnknown } = useUnit({ refusal: $formRefusal, isUnknown: $isUnknown });
  const records = to(routes.payRecords, { query: { type: 'sent' } });
  return (
    <FormOutcomeAlert
      refusal={refusal && t(refusal)}
      unknown={
        isUnknown
          ? {
              title: t('pay.unknownTitle'),
              text: t('pay.unknownText'),
              action: records && <Link href={records}>{t('pay.unknownLink')}</Link>,
            }
          : null
      }
    />
  );
}

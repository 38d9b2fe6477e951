import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { $formRefusal, $isUnknown } from './submission';

/** What the exchange said that is about no field, and that an answer was lost. */
export function Answers() {
  const t = useText('pay');
  const { to } = useHrefs();
  const { refusal, isUnknown } = useUnit({ refusal: $formRefusal, isUnknown: $isUnknown });
  const told = refusal ? t(refusal) : isUnknown ? t('pay.unknownText') : null;
  if (told === null) return null;
  if (refusal)
    return (
      <InlineAlert tone="danger" isAnnounced>
        {told}
      </InlineAlert>
    );
  const records = to(routes.payRecords, { query: { type: 'sent' } });
  return (
    <InlineAlert
      tone="warning"
      isAnnounced
      title={t('pay.unknownTitle')}
      action={records && <Link href={records}>{t('pay.unknownLink')}</Link>}
    >
      {told}
    </InlineAlert>
  );
}

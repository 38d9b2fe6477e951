import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { $isUnknown } from './model';
import { StatementLink } from './StatementLink';

/** Says that an answer was lost, and where to look what became of the conversion. */
export function Unknown() {
  const t = useText('dust');
  const isUnknown = useUnit($isUnknown);
  if (!isUnknown) return null;
  return (
    <InlineAlert tone="warning" title={t('dust.unknownTitle')} action={<StatementLink />}>
      {t('dust.unknownText')}
    </InlineAlert>
  );
}

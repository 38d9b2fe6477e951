import { useUnit } from 'effector-react';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { useText } from '@/shared/i18n';
import type { RecipientLookup } from './lookup';
import { RecipientCard } from './RecipientCard';

export interface FoundRecipientProps {
  readonly lookup: RecipientLookup;
}

/** Who receives what is about to be sent, as the exchange says it; that it cannot be said, with a retry. */
export function FoundRecipient({ lookup }: FoundRecipientProps) {
  const t = useText('recipient');
  const { user, error } = useUnit({ user: lookup.found.$data, error: lookup.found.$error });
  return error && !user ? <QueryAlert query={lookup.found} title={t('recipient.failed')} /> : <RecipientCard user={user} />;
}

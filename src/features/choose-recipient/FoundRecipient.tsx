import { useUnit } from 'effector-react';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { useText } from '@/shared/i18n';
import type { RecipientLookup } from './lookup';
import { RecipientCard } from './RecipientCard';

export interface FoundRecipientProps {
  readonly lookup: RecipientLookup;
}

/** The recipient as identified by the exchange; an error with a retry if the lookup failed. */
export function FoundRecipient({ lookup }: FoundRecipientProps) {
  const t = useText('recipient');
  const { user, error } = useUnit({ user: lookup.user.$data, error: lookup.user.$error });
  return error && !user ? <QueryAlert query={lookup.user} title={t('recipient.failed')} /> : <RecipientCard user={user} />;
}

import { useUnit } from 'effector-react';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { useText, type TextKey } from '@/shared/i18n';
import { TextField } from '@/ui/TextField/TextField';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { RecipientLookup } from './lookup';
import { PayeeCard } from './PayeeCard';

export interface RecipientFieldProps {
  readonly lookup: RecipientLookup;
  readonly label: string;
  readonly description?: string;
  readonly problem: TextKey<'pay'> | undefined;
}

/** Whom a payment or a request goes to, and who that is as the exchange says it. */
export function RecipientField({ lookup, label, description, problem }: RecipientFieldProps) {
  const t = useText('pay');
  const { text, payee, error, isLoading, onType } = useUnit({
    text: lookup.$text,
    payee: lookup.found.$data,
    error: lookup.found.$error,
    isLoading: lookup.found.$isLoading,
    onType: lookup.typed,
  });
  return (
    <>
      <TextField
        label={label}
        name="recipient"
        size="touch"
        autoComplete="off"
        spellCheck="false"
        description={isLoading ? t('pay.recipientChecking') : payee ? undefined : description}
        value={text}
        onChange={onType}
        errorMessage={problem && t(problem)}
      />
      {payee && <PayeeCard payee={payee} />}
      <VisuallyHidden>
        <output>{payee && t('pay.recipientFound', { name: payee.name, uid: String(payee.uid) })}</output>
      </VisuallyHidden>
      {error && error.failure.kind !== 'business' && <QueryAlert query={lookup.found} title={t('pay.recipientFailed')} />}
    </>
  );
}

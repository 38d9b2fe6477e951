import { useUnit } from 'effector-react';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { useText } from '@/shared/i18n';
import { TextField } from '@/ui/TextField/TextField';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { RecipientLookup } from './lookup';
import { RecipientCard } from './RecipientCard';

export interface RecipientFieldProps {
  readonly lookup: RecipientLookup;
  /** The name of the field in its form. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  /** The error message, if any. */
  readonly problem: string | undefined;
}

/** The field for the recipient or payer, and the user that the exchange finds for it. */
export function RecipientField({ lookup, name, label, description, problem }: RecipientFieldProps) {
  const t = useText('recipient');
  const { text, found, error, isAwaited, onType } = useUnit({
    text: lookup.$text,
    found: lookup.user.$data,
    error: lookup.user.$error,
    isAwaited: lookup.$isAwaited,
    onType: lookup.typed,
  });
  // Shown before the response, so that the button below does not move when it arrives.
  const hasCard = found !== null || isAwaited;
  return (
    <>
      <TextField
        label={label}
        name={name}
        size="touch"
        autoComplete="off"
        spellCheck="false"
        description={hasCard ? undefined : description}
        value={text}
        onChange={onType}
        errorMessage={problem}
      />
      {hasCard && <RecipientCard user={found} />}
      <VisuallyHidden>
        <output>{found && t('recipient.found', { name: found.name, uid: String(found.uid) })}</output>
      </VisuallyHidden>
      {error && error.failure.kind !== 'business' && <QueryAlert query={lookup.user} title={t('recipient.failed')} />}
    </>
  );
}

import { useUnit } from 'effector-react';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { useText } from '@/shared/i18n';
import { TextField } from '@/ui/TextField/TextField';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import type { RecipientLookup } from './lookup';
import { RecipientCard } from './RecipientCard';

export interface RecipientFieldProps {
  readonly lookup: RecipientLookup;
  /** Of the field in its form. */
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  /** What is wrong with the text, in words. */
  readonly problem: string | undefined;
}

/** Whom money goes to or is asked of, and who that is as the exchange says it. */
export function RecipientField({ lookup, name, label, description, problem }: RecipientFieldProps) {
  const t = useText('recipient');
  const { text, found, error, isAwaited, onType } = useUnit({
    text: lookup.$text,
    found: lookup.found.$data,
    error: lookup.found.$error,
    isAwaited: lookup.$isAwaited,
    onType: lookup.typed,
  });
  // Shown before the exchange answers, so that the button below does not move when it does.
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
      {error && error.failure.kind !== 'business' && <QueryAlert query={lookup.found} title={t('recipient.failed')} />}
    </>
  );
}

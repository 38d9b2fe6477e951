import type { ReactNode } from 'react';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';

export interface FormOutcomeAlertProps {
  /** Why the exchange refused the request, unless a field shows it; null if it did not. */
  readonly refusal: string | null;
  /** The message if the response was lost; null if it was not. */
  readonly unknown: { readonly title: string; readonly text: string; readonly action: ReactNode } | null;
}

/** The outcome of a form that moves money, unless a field shows it: a refusal, or an unknown outcome. */
export function FormOutcomeAlert({ refusal, unknown }: FormOutcomeAlertProps) {
  if (refusal !== null)
    return (
      <InlineAlert tone="danger" isAnnounced>
        {refusal}
      </InlineAlert>
    );
  return (
    unknown && (
      <InlineAlert tone="warning" isAnnounced title={unknown.title} action={unknown.action}>
        {unknown.text}
      </InlineAlert>
    )
  );
}

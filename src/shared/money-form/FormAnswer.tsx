import type { ReactNode } from 'react';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';

export interface FormAnswerProps {
  /** Why the exchange refused, where that is about no field; null where it did not. */
  readonly refusal: string | null;
  /** What is told where the answer was lost; null where it was not. */
  readonly unknown: { readonly title: string; readonly text: string; readonly action: ReactNode } | null;
}

/** What became of a form that moves money, where its fields do not say it: it was refused, or nobody knows. */
export function FormAnswer({ refusal, unknown }: FormAnswerProps) {
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

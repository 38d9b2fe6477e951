import { firstPulse } from '@/entities/pair-feed';
import { QueryView } from '@/shared/api/QueryView';

export interface PulseFailedProps {
  /** The error message. */
  readonly text: string;
}

/** Replaces the order book or the trades if their first request failed: the reason and a retry button. */
export function PulseFailed({ text }: PulseFailedProps) {
  return (
    <QueryView query={firstPulse} density="compact" errorText={text} skeleton={null}>
      {() => null}
    </QueryView>
  );
}

import { firstPulse } from '@/entities/pair-feed';
import { QueryView } from '@/shared/api/QueryView';

export interface PulseFailedProps {
  /** Says what could not be loaded. */
  readonly text: string;
}

/** Shown in place of the order book or the trades if their first answer failed: the reason and a retry. */
export function PulseFailed({ text }: PulseFailedProps) {
  return (
    <QueryView query={firstPulse} density="compact" errorText={text} skeleton={null}>
      {() => null}
    </QueryView>
  );
}

import { firstPulse } from '@/entities/pair-feed';
import { QueryView } from '@/shared/api/QueryView';

export interface PulseFailedProps {
  /** Says what could not be loaded. */
  readonly text: string;
}

/** Stands for book or trades that have not come, with why and a retry. */
export function PulseFailed({ text }: PulseFailedProps) {
  return (
    <QueryView query={firstPulse} density="compact" errorText={text} skeleton={null}>
      {() => null}
    </QueryView>
  );
}

import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { Instrument } from '@/entities/market';
import { $pulses, type Pulse } from '@/entities/pair-feed';
import type { LiveSource } from '@/ui/live';

/** What book and trades of an instrument say as a source that is written past React; `read` works it out, and is another function only where `dependencies` are. */
export function usePulseSource<Value>(
  id: Instrument['id'],
  read: (pulse: Pulse) => Value,
  dependencies: readonly unknown[],
): LiveSource<Value | null> {
  const pulses = useUnit($pulses);
  return useMemo(
    () => ({
      read: () => {
        const pulse = pulses.get(id);
        return pulse ? read(pulse) : null;
      },
      subscribe: (changed) => pulses.subscribe(id, () => changed()),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `read` stands for its dependencies
    [pulses, id, ...dependencies],
  );
}

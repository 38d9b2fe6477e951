import { useSyncExternalStore } from 'react';
import { media } from '@tokens/media';

const list = matchMedia(media.prefersDark);

/** Whether a scheme of the workbench is dark; `system` follows the system. */
export function useIsDark(scheme: string): boolean {
  const prefersDark = useSyncExternalStore(
    (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => list.matches,
  );
  return scheme === 'dark' || scheme === 'forced-dark' || (scheme === 'system' && prefersDark);
}

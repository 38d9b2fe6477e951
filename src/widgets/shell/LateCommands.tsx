import { useEffect } from 'react';
import { useLazyModule } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';

/** The command palette and its keys, fetched after the page. If they cannot be fetched, everything else still works. */
export function LateCommands() {
  const { module, load } = useLazyModule({ load: loadCommands, namespaces: ['commands'], onFailed: () => {} });
  useEffect(() => void whenIdle().then(load), [load]);
  return module && <module.CommandHost />;
}

const loadCommands = () => import('@/widgets/command-palette');

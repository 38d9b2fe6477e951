import { useEffect } from 'react';
import { useLazyModule } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';

/** The button of customer service, fetched after the page. If it cannot be fetched, the page is shown without it. */
export function LateService() {
  const module = useLate(loadService, 'service');
  return module && <module.ServiceButton />;
}

/** The command palette and its keys, fetched after the page. If they cannot be fetched, everything else still works. */
export function LateCommands() {
  const module = useLate(loadCommands, 'commands');
  return module && <module.CommandHost />;
}

function useLate<Loaded extends object>(part: () => Promise<Loaded>, namespace: 'service' | 'commands'): Loaded | null {
  const { module, load } = useLazyModule({ load: part, namespaces: [namespace], onFailed: () => {} });
  useEffect(() => void whenIdle().then(load), [load]);
  return module;
}

const loadService = () => import('@/features/customer-service');
const loadCommands = () => import('@/widgets/command-palette');

import { useIdleModule } from '@/shared/lazy';
import { whenLoaded } from '@/shared/lib';

/** The command palette and its keys, fetched after the page. */
export function LazyCommands() {
  const module = useIdleModule({ load: loadCommands, after: whenLoaded, namespaces: ['commands'] });
  return module && <module.CommandHost />;
}

const loadCommands = () => import('@/widgets/command-palette');

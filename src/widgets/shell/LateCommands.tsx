import { useIdleModule } from '@/shared/lazy';

/** The command palette and its keys, fetched after the page. */
export function LateCommands() {
  const module = useIdleModule({ load: loadCommands, namespaces: ['commands'] });
  return module && <module.CommandHost />;
}

const loadCommands = () => import('@/widgets/command-palette');

import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';

export interface ModeLinkProps {
  /** The mode it links to. */
  mode: 'exchange' | 'web3';
  onFollow?: () => void;
}

/** Links the exchange to the web3 wallet, or back. Assumed: the specification defines two modes but no link between them. */
export function ModeLink({ mode, onFollow }: ModeLinkProps) {
  const t = useText('shell', 'routes');
  const { to } = useHrefs();
  return (
    <Link variant="nav" href={to(mode === 'web3' ? routes.web3 : routes.home)} onPress={onFollow}>
      {t(mode === 'web3' ? 'routes.web3' : 'shell.toExchange')}
    </Link>
  );
}

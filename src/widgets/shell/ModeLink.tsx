import { ArrowLeftRight, Wallet } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';

export interface ModeLinkProps {
  /** Where it leads. */
  mode: 'exchange' | 'web3';
  onFollow?: () => void;
}

/** Leads from the exchange to the web3 wallet, or back. Assumed: the specification names two modes and no way between them. */
export function ModeLink({ mode, onFollow }: ModeLinkProps) {
  const t = useText('shell', 'routes');
  const { to } = useHrefs();
  return mode === 'web3' ? (
    <Link variant="nav" icon={Wallet} href={to(routes.web3)} onPress={onFollow}>
      {t('routes.web3')}
    </Link>
  ) : (
    <Link variant="nav" icon={ArrowLeftRight} href={to(routes.home)} onPress={onFollow}>
      {t('shell.toExchange')}
    </Link>
  );
}

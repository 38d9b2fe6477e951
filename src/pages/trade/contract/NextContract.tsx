import { contractName } from '@/contract/swap';
import { tradeHref, type Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import type { ButtonProps } from '@/ui/Button/Button';
import { Link } from '@/ui/Link/Link';
import { useNextContract } from './useNextContract';

export interface NextContractProps {
  /** One that was delivered. */
  readonly contract: Instrument;
  readonly size?: ButtonProps['size'];
}

/** The way from a delivered contract to the one that follows it; nothing until that is listed. */
export function NextContract({ contract, size = 'compact' }: NextContractProps) {
  const t = useText('contractMore');
  const { to } = useHrefs();
  const next = useNextContract(contract);
  const href = next && tradeHref(next, to);
  return (
    href && (
      <Link variant="button" tone="accent" size={size} width="full" href={href}>
        {t('contractMore.toNext', { contract: contractName(String(next.id)) })}
      </Link>
    )
  );
}

import { useLayoutEffect, useRef } from 'react';
import { contractName } from '@/contract/swap';
import { tradeHref, type Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { focusHeading } from '@/shared/lib/focusHeading';
import { useHrefs } from '@/shared/routing';
import type { ButtonProps } from '@/ui/Button/Button';
import { Link } from '@/ui/Link/Link';
import { useNextContract } from './useNextContract';

export interface NextContractProps {
  /** The delivered contract. */
  readonly contract: Instrument;
  readonly size?: ButtonProps['size'];
}

/** Link from a delivered contract to the one that follows it; renders nothing until that is listed. */
export function NextContract({ contract, size = 'compact' }: NextContractProps) {
  const { to } = useHrefs();
  const next = useNextContract(contract);
  const href = next && tradeHref(next, to);
  return href && <NextLink name={contractName(String(next.id))} href={href} size={size} />;
}

/** Moves the focus to the heading when the link, once followed, is removed together with its contract. */
function NextLink({ name, href, size }: { readonly name: string; readonly href: string; readonly size: ButtonProps['size'] }) {
  const t = useText('contractMore');
  const ref = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const link = ref.current;
    return () => void (link === document.activeElement && focusHeading());
  }, []);
  return (
    <Link ref={ref} variant="button" tone="accent" size={size} width="full" href={href}>
      {t('contractMore.toNext', { contract: name })}
    </Link>
  );
}

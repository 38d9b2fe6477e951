import { Instant } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';

/** Restrictions that may block outgoing transfers of an account. */
export interface Holds {
  readonly isFrozen: boolean;
  readonly needsKyc: boolean;
  /** End of the hold on outgoing transfers; null if there is none. */
  readonly lockedUntil: number | null;
}

interface Notice {
  readonly title: string;
  readonly text: string;
}

export interface HoldAlertProps {
  readonly holds: Holds;
  readonly frozen: Notice;
  readonly kyc: Notice & { readonly link: string };
  /** `until` precedes the time. */
  readonly locked: Notice & { readonly until: string };
}

/** Shows why no money may leave the account, the most severe reason only; nothing if it may. */
export function HoldAlert({ holds, frozen, kyc, locked }: HoldAlertProps) {
  const { to } = useHrefs();
  if (holds.isFrozen)
    return (
      <InlineAlert tone="danger" title={frozen.title}>
        {frozen.text}
      </InlineAlert>
    );
  if (holds.needsKyc) {
    const verification = to(routes.verification);
    return (
      <InlineAlert tone="warning" title={kyc.title} action={verification && <Link href={verification}>{kyc.link}</Link>}>
        {kyc.text}
      </InlineAlert>
    );
  }
  if (holds.lockedUntil === null) return null;
  return (
    <InlineAlert tone="warning" title={locked.title}>
      {locked.text} {locked.until} <Instant at={holds.lockedUntil} />
    </InlineAlert>
  );
}

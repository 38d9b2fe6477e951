import { Instant } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';

/** What may stand in the way of money that leaves an account. */
export interface Holds {
  readonly isFrozen: boolean;
  readonly needsKyc: boolean;
  /** Nothing leaves until then; null where no hold is on. */
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
  /** `until` stands before the instant. */
  readonly locked: Notice & { readonly until: string };
}

/** Why no money may leave the account now, the strongest reason alone; nothing where it may. */
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

import { Suspense, type ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';

export interface DeliveryNoticeProps {
  /** The element id, for `aria-describedby`. */
  readonly id: string;
  readonly state: 'soon' | 'reduceOnly' | 'delivered';
  /** A link to the contract that succeeds a delivered one. */
  readonly next?: ReactNode;
}

const texts = { soon: 'contract.deliverySoon', reduceOnly: 'contract.deliveryReduceOnly', delivered: 'contract.delivered' } as const;

/** Announces in the order form that a contract will be or was delivered, the latter with links to the next contract and to the closed positions. */
export function DeliveryNotice({ id, state, next }: DeliveryNoticeProps) {
  const t = useText('contract');
  const { to } = useHrefs();
  const historyHref = state === 'delivered' ? to(routes.contractOrders, { query: { bizType: 'deliver', tab: 'past' } }) : null;
  return (
    <InlineAlert
      id={id}
      tone={state === 'delivered' ? 'info' : 'warning'}
      action={
        historyHref && (
          <Inline gap={3}>
            <Suspense fallback={null}>{next}</Suspense>
            <Link href={historyHref}>{t('contract.positionHistory')}</Link>
          </Inline>
        )
      }
    >
      {t(texts[state])}
    </InlineAlert>
  );
}

import { Suspense, type ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';

export interface DeliveryNoticeProps {
  /** What the notice describes is found by it. */
  readonly id: string;
  readonly state: 'soon' | 'reduceOnly' | 'delivered';
  /** The way to the contract that follows one that was delivered. */
  readonly next?: ReactNode;
}

const texts = { soon: 'contract.deliverySoon', reduceOnly: 'contract.deliveryReduceOnly', delivered: 'contract.delivered' } as const;

/** Says in the form of a contract that it is delivered soon, or that it was, with the ways to the next one and to what came of its positions. */
export function DeliveryNotice({ id, state, next }: DeliveryNoticeProps) {
  const t = useText('contract');
  const { to } = useHrefs();
  const past = state === 'delivered' ? to(routes.contractOrders, { query: { bizType: 'deliver', tab: 'past' } }) : null;
  return (
    <InlineAlert
      id={id}
      tone={state === 'delivered' ? 'info' : 'warning'}
      action={
        past && (
          <Inline gap={3}>
            <Suspense fallback={null}>{next}</Suspense>
            <Link href={past}>{t('contract.positionHistory')}</Link>
          </Inline>
        )
      }
    >
      {t(texts[state])}
    </InlineAlert>
  );
}

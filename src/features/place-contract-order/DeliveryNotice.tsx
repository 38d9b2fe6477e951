import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';

export interface DeliveryNoticeProps {
  /** What the notice describes is found by it. */
  readonly id: string;
  readonly state: 'soon' | 'reduceOnly' | 'delivered';
}

const texts = { soon: 'contract.deliverySoon', reduceOnly: 'contract.deliveryReduceOnly', delivered: 'contract.delivered' } as const;

/** Says in the form of a contract that it is delivered soon, or that it was, with the way to what came of its positions. */
export function DeliveryNotice({ id, state }: DeliveryNoticeProps) {
  const t = useText('contract');
  const { to } = useHrefs();
  const past = state === 'delivered' ? to(routes.contractOrders, { query: { bizType: 'deliver', tab: 'past' } }) : null;
  return (
    <InlineAlert
      id={id}
      tone={state === 'delivered' ? 'info' : 'warning'}
      action={past && <Link href={past}>{t('contract.positionHistory')}</Link>}
    >
      {t(texts[state])}
    </InlineAlert>
  );
}

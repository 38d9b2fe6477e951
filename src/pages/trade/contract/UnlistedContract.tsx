import { useUnit } from 'effector-react';
import { coinsOf } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { deliveredAt, seriesOf } from './deliveredContract';
import type { ContractDesk } from './product';
import { settlement, SettlementGate } from './settlementModel';

export interface UnlistedContractProps {
  readonly code: string;
  readonly desk: ContractDesk;
}

/** Replaces the trading view for a delivered or unknown contract. */
export function UnlistedContract({ code, desk: { product, defaultCode } }: UnlistedContractProps) {
  const t = useText('contract', 'contractMore');
  const format = useFormat();
  const { to } = useHrefs();
  const deliveryTime = deliveredAt(code);
  useGate(SettlementGate, { contractCode: deliveryTime === null ? null : code.toLowerCase() });
  const settled = useUnit(settlement.$data);
  const current = deliveryTime === null ? defaultCode : seriesOf(code);
  return (
    <EmptyState
      level={1}
      picture="search"
      text={t(deliveryTime === null ? 'contractMore.unknown' : 'contractMore.deliveredTitle')}
      hint={
        deliveryTime === null
          ? t('contractMore.unknownHint')
          : [
              t('contractMore.deliveredHint', { date: format.dateTime(settled?.settledTime ?? deliveryTime) }),
              ...(settled ? [t('contractMore.settledAt', { price: format.amount(settled.price, { unit: coinsOf(code).quote }) })] : []),
            ].join(' ')
      }
      action={
        <Inline gap={3} justify="center">
          <Link variant="button" tone="accent" href={to(product.route, { query: { tradeName: current } }) ?? ''}>
            {t('contractMore.toCurrent')}
          </Link>
          {deliveryTime !== null && (
            <Link variant="button" href={to(routes.contractOrders, { query: { bizType: 'deliver', tab: 'past' } }) ?? ''}>
              {t('contract.positionHistory')}
            </Link>
          )}
        </Inline>
      }
    />
  );
}

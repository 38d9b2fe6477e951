import { useUnit } from 'effector-react';
import { useState } from 'react';
import { coinsOf, contractName, minNotional } from '@/contract/swap';
import { $contractPositions } from '@/entities/contract-account';
import { $contractByCode } from '@/entities/market';
import { $lastPrice, $pairId } from '@/entities/pair-feed';
import { useFormat, useText } from '@/shared/i18n';
import { orderBounds } from '@/shared/order-form/orderBounds';
import { PriceBasisField } from '@/shared/order-form/PriceBasisField';
import { OrderEditDialog } from '@/shared/order-form/OrderEditDialog';
import { basisOf, type ContractEdit } from './editableOrder';
import { changesOf, fieldsOf, valuesOf, problemsOf } from './orderEdit';
import { $isSaving, editClosed, editSubmitted, type EditedOrder } from './model';

/** Fallback lot and price decimals while the contract is unknown. */
const fallback = { lot: '1', decimals: 8 } as const;

const labels = { triggerPrice: 'contract.trigger', price: 'contract.price', amount: 'contract.size' } as const;

/** Edits trigger price, price and size of a contract order, and the price basis of its trigger. */
export function EditContractOrderDialog({ order, change }: EditedOrder) {
  const view = useUnit({
    contracts: $contractByCode,
    positions: $contractPositions,
    last: $lastPrice,
    pairId: $pairId,
    isSaving: $isSaving,
    onClose: editClosed,
    onSubmit: editSubmitted,
  });
  const [edit, setEdit] = useState<ContractEdit>({ ...valuesOf(order), ...change });
  const [basis, setBasis] = useState(basisOf(order));
  const t = useText('contract', 'orders');
  const format = useFormat();
  const { contractCode, side } = order;
  const { lot, decimals } = view.contracts.get(contractCode) ?? fallback;
  const coins = coinsOf(contractCode);
  const rules = { lot: lot ?? fallback.lot, priceDigits: decimals };
  const last = view.pairId === contractCode ? view.last : null;
  const problems = problemsOf(order, edit, { rules, last, basis, positions: view.positions });
  const bounds = orderBounds(format, { ...coins, decimals, lot: rules.lot, min: minNotional });
  const changed = changesOf(order, edit, basis);
  return (
    <OrderEditDialog
      isPending={view.isSaving}
      text={t('orders.editText', { side: t(side === 'buy' ? 'contract.buyLong' : 'contract.sellShort'), pair: contractName(contractCode) })}
      fields={fieldsOf(order).map((field) => {
        const problem = problems[field];
        return {
          field,
          label: t(labels[field]),
          unit: field === 'amount' ? coins.amountUnit : coins.quote,
          decimals: field === 'amount' ? (rules.lot.split('.')[1]?.length ?? 0) : decimals,
          text: edit[field],
          problem: problem && t(`orders.${problem}`, bounds),
        };
      })}
      onType={(field, text) => setEdit({ ...edit, [field]: text })}
      onClose={() => view.onClose()}
      onSubmit={() => (Object.keys(changed).length === 0 ? view.onClose() : view.onSubmit({ order, change: changed }))}
    >
      {basis !== null && <PriceBasisField value={basis} onChange={setBasis} />}
    </OrderEditDialog>
  );
}

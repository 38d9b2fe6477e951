import { useUnit } from 'effector-react';
import { useId, type ReactNode } from 'react';
import { useLiveQuote, type Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { MarketWarning } from '@/shared/order-form/MarketWarning';
import { form } from '@/shared/order-form/orderForm.css';
import { OrderFormSkeleton } from '@/shared/order-form/OrderFormSkeleton';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Select } from '@/ui/Select/Select';
import { Tabs } from '@/ui/Tabs/Tabs';
import { Available } from './Available';
import { ConfirmContractOrder } from './ConfirmContractOrder';
import { DeliveryNotice } from './DeliveryNotice';
import { $isDelivered, $isDeliverySoon } from './deliveryModel';
import { ExitFields } from './ExitFields';
import { $sideValues } from './valuesModel';
import { PriceFields } from './PriceFields';
import { SettingsHeader } from './SettingsHeader';
import { ContractFormGate } from './settingModel';
import { SideButtons } from './SideButtons';
import { SizeField } from './SizeField';
import { $attempted, $refusal, orderSubmitted } from './submitModel';
import { effectOf, fieldsOf, ticketTimesInForce, ticketKinds } from './ticket';
import { $isTraded, $market, $shownSide, $ticket, timeInForceChosen, kindChosen, ticketChosen } from './ticketModel';
import { useFocusFallback } from './useFocusFallback';
import { useProblems } from './useProblems';

export interface ContractOrderFormProps {
  /** Null until the contract is loaded. */
  readonly contract: Instrument | null;
  /** A link to the succeeding contract, shown after delivery. */
  readonly next?: ReactNode;
  /** Opens the top-up of the settlement coin. */
  readonly onTopUp: (coin: string) => void;
}

/** The form that opens and closes positions of a contract. Reports foreseeable refusals at their fields before submitting. */
export function ContractOrderForm({ contract, next, onTopUp }: ContractOrderFormProps) {
  const quote = useLiveQuote(contract);
  useGate(ContractFormGate, { contract, mark: quote?.markPrice ?? null, index: quote?.indexPrice ?? null });
  const view = useUnit({
    ticket: $ticket,
    market: $market,
    isTraded: $isTraded,
    isDeliverySoon: $isDeliverySoon,
    isDelivered: $isDelivered,
    attempted: $attempted,
    shown: $shownSide,
    refusal: $refusal,
    sideValues: $sideValues,
    onChoose: ticketChosen,
    onKind: kindChosen,
    onForce: timeInForceChosen,
    onSubmit: orderSubmitted,
  });
  const t = useText('contract', 'trade', 'orders');
  const problemOf = useProblems();
  const warningId = useId();
  const { ticket, market } = view;
  // The device's clock may be fast: the form stays while the exchange still trades the contract.
  const isDelivered = view.isDelivered && view.isTraded !== true;
  const focusProps = useFocusFallback(isDelivered);
  if (market === null) return <OrderFormSkeleton />;
  if (isDelivered)
    return (
      <div className={form} {...focusProps}>
        <DeliveryNotice id={warningId} state="delivered" next={next} />
      </div>
    );
  const { isCloseOnly } = market;
  const effect = effectOf(ticket, market);
  const isHedged = market.setting.positionMode === 'hedge';
  const isPostOnly = ticket.kind === 'limit' && ticket.timeInForce === 'postOnly' && !ticket.isReduceOnly;
  const reduceOnlyReason = isCloseOnly ? 'contract.reduceOnlyRequired' : isPostOnly ? 'contract.reduceOnlyExcluded' : null;
  const errors = fieldsOf(ticket, market).flatMap((field) => {
    const message = view.attempted !== null && problemOf(field);
    return message ? [{ field, message }] : [];
  });
  return (
    <div className={form} {...focusProps}>
      <SettingsHeader market={market} />
      {/* At the top, since the end of the form may be out of view. */}
      {view.isDeliverySoon && <DeliveryNotice id={warningId} state={isCloseOnly ? 'reduceOnly' : 'soon'} />}
      {isHedged && (
        <SegmentedControl
          label={t('contract.effect')}
          width="full"
          size="compact"
          options={(['open', 'close'] as const).map((id) => ({
            id,
            label: t(`contract.effect_${id}`),
            isDisabled: id === 'open' && isCloseOnly,
          }))}
          value={effect}
          onChange={(chosen) => view.onChoose({ effect: chosen })}
          aria-describedby={view.isDeliverySoon ? warningId : undefined}
        />
      )}
      <Tabs
        label={t('contract.kind')}
        size="compact"
        tabs={ticketKinds.map((id) => ({ id, label: t(`contract.kind_${id}`) }))}
        selected={ticket.kind}
        onSelect={(id) => view.onKind(ticketKinds.find((kind) => kind === id) ?? 'limit')}
      >
        {(kind) =>
          kind === ticket.kind && (
            <Form label={t('trade.form')} errors={errors} onSubmit={() => view.shown && view.onSubmit(view.shown)}>
              {view.isTraded === false && <InlineAlert tone="warning">{t('trade.state_halted')}</InlineAlert>}
              <Available market={market} onTopUp={() => onTopUp(market.coin)} />
              <PriceFields ticket={ticket} market={market} problemOf={problemOf} />
              <SizeField ticket={ticket} market={market} problem={problemOf('size')} />
              {ticket.kind === 'limit' && (
                <Select
                  label={t('contract.force')}
                  options={ticketTimesInForce.map((id) => {
                    // A reduce-only order cannot be post-only, which could prevent it from closing.
                    const isExcluded = id === 'postOnly' && !isHedged && ticket.isReduceOnly;
                    const hint = t(isExcluded ? 'contract.postOnlyExcluded' : `contract.forceHint_${id}`);
                    return { id, label: t(`contract.force_${id}`), description: hint, isDisabled: isExcluded };
                  })}
                  value={ticket.timeInForce}
                  onChange={(id) => view.onForce(ticketTimesInForce.find((force) => force === id) ?? 'limit')}
                  placeholder=""
                />
              )}
              <ExitFields ticket={ticket} market={market} problemOf={problemOf} />
              {!isHedged && (
                <Checkbox
                  isSelected={effect === 'close'}
                  isDisabled={reduceOnlyReason !== null}
                  onChange={(isReduceOnly) => view.onChoose({ isReduceOnly })}
                >
                  {reduceOnlyReason === null ? t('contract.reduceOnly') : `${t('contract.reduceOnly')} – ${t(reduceOnlyReason)}`}
                </Checkbox>
              )}
              {(['buy', 'sell'] as const)
                .filter((side) => view.shown === null || view.shown === side)
                .map((side) => (
                  <MarketWarning key={side} side={side} estimate={view.sideValues[side].estimate} coin={market.amountUnit} />
                ))}
              {view.refusal && (
                <InlineAlert tone="danger" isAnnounced>
                  {view.refusal}
                </InlineAlert>
              )}
              <SideButtons ticket={ticket} market={market} />
            </Form>
          )
        }
      </Tabs>
      <ConfirmContractOrder market={market} />
    </div>
  );
}

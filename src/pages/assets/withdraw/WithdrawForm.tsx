import { useUnit } from 'effector-react';
import { financialRecord } from '@/contract/capital';
import type { SpotBalance } from '@/contract/spot';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { useFormat, useText } from '@/shared/i18n';
import { FormOutcomeAlert } from '@/shared/money-form/FormOutcomeAlert';
import { OwnedCoinSelect } from '@/shared/money-form/OwnedCoinSelect';
import { Button } from '@/ui/Button/Button';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { routes, useHrefs } from '@/shared/routing';
import { $amount } from './amount';
import { AmountSection } from './AmountSection';
import { ChainFields } from './ChainFields';
import { fields } from './problems';
import { ReceiverField } from './ReceiverField';
import {
  $coinId,
  $isRequestedCoinMissing,
  $isRestricted,
  $method,
  check,
  coinChosen,
  info,
  methodChosen,
  methods,
  submitted,
} from './selection';
import { $formRefusal, $isLoaded, $isLoading, $isSending, $isSubmitAttempted, $isUnknown, $problems } from './submission';

export interface WithdrawFormProps {
  readonly coins: readonly SpotBalance[];
}

/** The withdrawal form: coin, destination and amount. */
export function WithdrawForm({ coins }: WithdrawFormProps) {
  const t = useText('withdraw', 'recipient');
  const format = useFormat();
  const {
    coinId,
    isRequestedCoinMissing,
    method,
    problems,
    isAttempted,
    amount,
    isRestricted,
    isLoaded,
    isLoading,
    isSending,
    withdrawInfo,
    onCoin,
    onMethod,
    onSubmit,
  } = useUnit({
    coinId: $coinId,
    isRequestedCoinMissing: $isRequestedCoinMissing,
    method: $method,
    problems: $problems,
    amount: $amount,
    isAttempted: $isSubmitAttempted,
    isRestricted: $isRestricted,
    isLoaded: $isLoaded,
    isLoading: $isLoading,
    isSending: $isSending,
    withdrawInfo: info.$data,
    onCoin: coinChosen,
    onMethod: methodChosen,
    onSubmit: submitted,
  });
  const coin = coins.find((row) => row.coinId === coinId);
  const errors = fields.flatMap((field) => {
    const problem = problems[field];
    return problem && isAttempted ? [{ field, message: t(problem.key, problem.values) }] : [];
  });
  return (
    <Form label={t('withdraw.submit')} errors={errors} onSubmit={() => onSubmit()}>
      <FormStatus />
      {isRequestedCoinMissing && <InlineAlert tone="info">{t('withdraw.coinNotHeld')}</InlineAlert>}
      <OwnedCoinSelect
        label={t('withdraw.coin')}
        placeholder={t('withdraw.chooseCoin')}
        searchLabel={t('withdraw.coinSearch')}
        coins={coins}
        coinId={coinId}
        onChange={onCoin}
      />
      {withdrawInfo?.networks.length === 0 && coin ? (
        <InlineAlert tone="warning">{t('withdraw.coinUnavailable', { coin: coin.coinName })}</InlineAlert>
      ) : (
        <>
          <SegmentedControl
            label={t('withdraw.method')}
            size="touch"
            width="full"
            options={methods.map((id) => ({ id, label: t(`withdraw.${id}`) }))}
            value={method}
            onChange={onMethod}
          />
          {method === 'onChain' ? <ChainFields /> : <ReceiverField />}
          <AmountSection unit={coin?.coinName ?? ''} />
          <QueryAlert query={info} tone="danger" title={t('withdraw.loadFailed')} />
          <QueryAlert query={check} tone="danger" title={t('withdraw.loadFailed')} />
          <Button
            type="submit"
            tone="accent"
            size="touch"
            width="full"
            isDisabled={isRestricted || !(isLoaded || isLoading)}
            isPending={isSending || isLoading}
            pendingLabel={isSending ? t('withdraw.verifying') : undefined}
          >
            {amount === '' ? t('withdraw.submit') : t('withdraw.submitWith', { amount: format.amount(amount, { unit: coin?.coinName }) })}
          </Button>
        </>
      )}
    </Form>
  );
}

/** Shows a refusal that concerns no field, and a warning if the result of the withdrawal is unknown. */
function FormStatus() {
  const t = useText('withdraw', 'recipient');
  const { to } = useHrefs();
  const { refusal, isUnknown } = useUnit({ refusal: $formRefusal, isUnknown: $isUnknown });
  const records = to(routes.financialRecords, { query: { type: `${financialRecord.withdrawal}` } });
  return (
    <FormOutcomeAlert
      refusal={refusal && t(refusal)}
      unknown={
        isUnknown
          ? {
              title: t('withdraw.unknownTitle'),
              text: t('withdraw.unknownText'),
              action: records && <Link href={records}>{t('withdraw.unknownLink')}</Link>,
            }
          : null
      }
    />
  );
}

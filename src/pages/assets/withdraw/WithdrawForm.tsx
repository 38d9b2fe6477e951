import { useUnit } from 'effector-react';
import { financialRecord } from '@/contract/capital';
import type { SpotBalance } from '@/contract/spot';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { CoinSelect } from '@/ui/CoinSelect/CoinSelect';
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
import { $coinId, $method, check, coinChosen, info, methodChosen, methods } from './selection';
import { $formRefusal, $isHeld, $isPending, $isSubmitAttempted, $isUnknown, $problems, submitted } from './submission';

export interface WithdrawFormProps {
  readonly coins: readonly SpotBalance[];
}

/** What leaves, where it goes, and what arrives. */
export function WithdrawForm({ coins }: WithdrawFormProps) {
  const t = useText('withdraw');
  const format = useFormat();
  const { coinId, method, problems, isAttempted, amount, isHeld, isPending, known, onCoin, onMethod, onSubmit } = useUnit({
    coinId: $coinId,
    method: $method,
    problems: $problems,
    amount: $amount,
    isAttempted: $isSubmitAttempted,
    isHeld: $isHeld,
    isPending: $isPending,
    known: info.$data,
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
    <Form
      label={t('withdraw.submit')}
      errors={errors}
      summaryTitle={t('withdraw.summary', { count: errors.length })}
      onSubmit={() => onSubmit()}
    >
      <Answers />
      <CoinSelect
        label={t('withdraw.coin')}
        size="touch"
        coins={coins.map((row) => ({ id: String(row.coinId), symbol: row.coinName, name: row.name, end: format.amount(row.available) }))}
        value={coinId === null ? null : String(coinId)}
        onChange={(id) => onCoin(Number.parseInt(id, 10))}
        placeholder={t('withdraw.chooseCoin')}
        search={{ label: t('withdraw.coinSearch'), placeholder: t('withdraw.coinSearch') }}
      />
      {known?.networks.length === 0 && coin ? (
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
            isDisabled={isHeld}
            isPending={isPending}
            pendingLabel={t('withdraw.verifying')}
          >
            {amount === '' ? t('withdraw.submit') : t('withdraw.submitWith', { amount: format.amount(amount, { unit: coin?.coinName }) })}
          </Button>
        </>
      )}
    </Form>
  );
}

/** What the exchange said that is about no field, and that an answer was lost. */
function Answers() {
  const t = useText('withdraw');
  const { to } = useHrefs();
  const { refusal, isUnknown } = useUnit({ refusal: $formRefusal, isUnknown: $isUnknown });
  const told = refusal ? t(refusal) : isUnknown ? t('withdraw.unknownText') : null;
  if (told === null) return null;
  if (refusal)
    return (
      <InlineAlert tone="danger" isAnnounced>
        {told}
      </InlineAlert>
    );
  const records = to(routes.financialRecords, { query: { type: `${financialRecord.withdrawal}` } });
  return (
    <InlineAlert
      tone="warning"
      isAnnounced
      title={t('withdraw.unknownTitle')}
      action={records && <Link href={records}>{t('withdraw.unknownLink')}</Link>}
    >
      {told}
    </InlineAlert>
  );
}

import { useUnit } from 'effector-react';
import { maxNoteLength } from '@/contract/pay';
import type { SpotBalance } from '@/contract/spot';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { RecipientField } from '@/features/choose-recipient';
import { useFormat, useText } from '@/shared/i18n';
import { OwnedCoinSelect } from '@/shared/money-form/OwnedCoinSelect';
import { Button } from '@/ui/Button/Button';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { TextField } from '@/ui/TextField/TextField';
import { payer } from './account';
import { AmountSection } from './AmountSection';
import { FormStatus } from './FormStatus';
import { Contacts } from './Contacts';
import { $amount, $coinId, $missingCoin, $note, coinChosen, info, noteTyped, recipient, submitted } from './form';
import { coinAndAmount } from './page.css';
import { fields } from './problems';
import { $isRestricted, $isLoaded, $isLoading, $isSending, $isSubmitAttempted, $problems } from './submission';

export interface SendFormProps {
  readonly coins: readonly SpotBalance[];
}

/** The payment form: recipient, coin and amount. */
export function SendForm({ coins }: SendFormProps) {
  const t = useText('pay', 'recipient');
  const format = useFormat();
  const {
    coinId,
    missingCoin,
    amount,
    note,
    problems,
    isAttempted,
    isRestricted,
    isLoaded,
    isLoading,
    isSending,
    onCoin,
    onNote,
    onSubmit,
  } = useUnit({
    coinId: $coinId,
    missingCoin: $missingCoin,
    amount: $amount,
    note: $note,
    problems: $problems,
    isAttempted: $isSubmitAttempted,
    isRestricted: $isRestricted,
    isLoaded: $isLoaded,
    isLoading: $isLoading,
    isSending: $isSending,
    onCoin: coinChosen,
    onNote: noteTyped,
    onSubmit: submitted,
  });
  const unit = coins.find((row) => row.coinId === coinId)?.coinName ?? '';
  const errors = fields.flatMap((field) => {
    const problem = problems[field];
    return problem && isAttempted ? [{ field, message: t(problem) }] : [];
  });
  return (
    <Form label={t('pay.send')} errors={errors} onSubmit={() => onSubmit()}>
      <FormStatus />
      <Contacts />
      <RecipientField
        name="recipient"
        lookup={recipient}
        label={t('pay.recipient')}
        description={t('pay.recipientHint')}
        problem={problems.recipient && t(problems.recipient)}
      />
      {missingCoin !== null && <InlineAlert tone="warning">{t('pay.coinMissing', { coin: missingCoin })}</InlineAlert>}
      <div className={coinAndAmount}>
        <OwnedCoinSelect
          label={t('pay.coin')}
          placeholder={t('pay.chooseCoin')}
          searchLabel={t('pay.coinSearch')}
          coins={coins}
          coinId={coinId}
          onChange={onCoin}
        />
        <AmountSection unit={unit} />
      </div>
      <TextField
        label={t('pay.note')}
        name="note"
        size="touch"
        maxLength={maxNoteLength}
        autoComplete="off"
        value={note}
        onChange={onNote}
      />
      <QueryAlert query={info} tone="danger" title={t('pay.loadFailed')} />
      <QueryAlert query={payer} tone="danger" title={t('pay.loadFailed')} />
      <Button
        type="submit"
        tone="accent"
        size="touch"
        width="full"
        isDisabled={isRestricted || !(isLoaded || isLoading)}
        isPending={isSending || isLoading}
        pendingLabel={isSending ? t('pay.paying') : undefined}
      >
        {amount === '' ? t('pay.pay') : t('pay.payAmount', { amount: format.amount(amount, { unit }) })}
      </Button>
    </Form>
  );
}

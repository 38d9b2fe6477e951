import { useUnit } from 'effector-react';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Choice } from './Choice';
import {
  $isOpen,
  $isReview,
  $result,
  $selected,
  $sums,
  $target,
  choiceReopened,
  closed,
  confirmed,
  convert,
  dust,
  reviewed,
} from './model';
import { Result } from './Result';
import { Sums } from './Sums';
import { Unknown } from './Unknown';

/** The dialog for selecting balances and target coin, reviewing the amounts, and the result. */
export function ConvertDustDialog() {
  const t = useText('dust');
  const { isOpen, result, onClose } = useUnit({ isOpen: $isOpen, result: $result, onClose: closed });
  return (
    <Dialog
      title={t(result ? 'dust.resultTitle' : 'dust.title')}
      isClosable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      footer={result ? <Done /> : <Steps />}
    >
      {result ? (
        <Result result={result} />
      ) : (
        <Stack gap={5}>
          <Unknown />
          <QueryView
            query={dust}
            keepLatest
            density="compact"
            errorText={t('dust.failed')}
            skeleton={<Skeleton shape="row" count={5} label />}
            isEmpty={({ list }) => list.length === 0}
            empty={<EmptyState density="compact" picture="wallet" text={t('dust.empty')} hint={t('dust.emptyHint')} />}
          >
            {(known) => <Present known={known} />}
          </QueryView>
        </Stack>
      )}
    </Dialog>
  );
}

function Present({ known }: Parameters<typeof Choice>[0]) {
  const isReview = useUnit($isReview);
  return (
    <Stack gap={5}>
      {!isReview && <Choice known={known} />}
      <Sums feeRate={known.feeRate} />
    </Stack>
  );
}

function Steps() {
  const t = useText('dust');
  const format = useFormat();
  const { isReview, selected, sums, target, isPending, onReview, onBack, onConfirm } = useUnit({
    isReview: $isReview,
    selected: $selected,
    sums: $sums,
    target: $target,
    isPending: convert.$isPending,
    onReview: reviewed,
    onBack: choiceReopened,
    onConfirm: confirmed,
  });
  if (!isReview)
    return (
      <Button tone="accent" isDisabled={selected.length === 0} onPress={() => onReview()}>
        {t('dust.review', { count: selected.length })}
      </Button>
    );
  return (
    <>
      <Button onPress={() => onBack()}>{t('dust.back')}</Button>
      <Button tone="accent" isPending={isPending} pendingLabel={t('dust.converting')} onPress={() => onConfirm()}>
        {t('dust.confirm', { amount: format.amount(sums.received, { unit: target?.coinName }) })}
      </Button>
    </>
  );
}

function Done() {
  const t = useText('dust');
  const onClose = useUnit(closed);
  return (
    <Button tone="accent" onPress={() => onClose()}>
      {t('dust.done')}
    </Button>
  );
}

import { useUnit } from 'effector-react';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { DustSelection } from './DustSelection';
import {
  $isOpen,
  $isReview,
  $result,
  $selected,
  $amounts,
  $target,
  $ticked,
  selectionReopened,
  closed,
  confirmed,
  convert,
  dust,
  reviewOpened,
} from './model';
import { ConversionResult } from './ConversionResult';
import { ConversionSummary } from './ConversionSummary';
import { UnknownResultAlert } from './UnknownResultAlert';

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
        <ConversionResult result={result} />
      ) : (
        <Stack gap={5}>
          <UnknownResultAlert />
          <QueryView
            query={dust}
            keepLatest
            density="compact"
            errorText={t('dust.failed')}
            skeleton={<Skeleton shape="row" count={5} label />}
            isEmpty={({ list }) => list.length === 0}
            empty={<EmptyState density="compact" picture="wallet" text={t('dust.empty')} hint={t('dust.emptyHint')} />}
          >
            {(known) => <DialogContent known={known} />}
          </QueryView>
        </Stack>
      )}
    </Dialog>
  );
}

function DialogContent({ known }: Parameters<typeof DustSelection>[0]) {
  const isReview = useUnit($isReview);
  return (
    <Stack gap={5}>
      {!isReview && <DustSelection known={known} />}
      <ConversionSummary feeRate={known.feeRate} />
    </Stack>
  );
}

function Steps() {
  const t = useText('dust');
  const format = useFormat();
  const { isReview, ticked, selected, amounts, target, isPending, onReview, onBack, onConfirm } = useUnit({
    isReview: $isReview,
    ticked: $ticked,
    selected: $selected,
    amounts: $amounts,
    target: $target,
    isPending: convert.$isPending,
    onReview: reviewOpened,
    onBack: selectionReopened,
    onConfirm: confirmed,
  });
  if (!isReview)
    return (
      <Button tone="accent" isDisabled={selected.length === 0} onPress={() => onReview()}>
        {t('dust.review', { count: ticked.length })}
      </Button>
    );
  return (
    <>
      <Button onPress={() => onBack()}>{t('dust.back')}</Button>
      <Button
        tone="accent"
        isDisabled={selected.length === 0}
        isPending={isPending}
        pendingLabel={t('dust.converting')}
        onPress={() => onConfirm()}
      >
        {t('dust.confirm', { amount: format.amount(amounts.received, { unit: target?.coinName }) })}
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

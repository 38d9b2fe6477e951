import { useUnit } from 'effector-react';
import { useState } from 'react';
import { isZero } from '@/contract/decimal';
import { mockFunds, type MockFunds as Funds } from '@/contract/swap';
import { QueryView } from '@/shared/api/QueryView';
import { unknownValue, useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Amount } from '@/ui/Amount/Amount';
import { Button } from '@/ui/Button/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { Inline } from '@/ui/Inline/Inline';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { claimFunds, MockFundsGate, mockFundsQuery, resetFunds } from './model';

/** The claimable demo funds of each coin, the reason if none are, and the reset. */
export function MockFunds() {
  useGate(MockFundsGate);
  const t = useText('mock');
  return (
    <QueryView
      query={mockFundsQuery}
      keepLatest
      density="compact"
      errorText={t('mock.fundsFailed')}
      skeleton={<Skeleton shape="row" count={3} />}
    >
      {(funds) => (
        <Stack gap={5}>
          {funds.coins.map((coin) => (
            <Claim key={coin.coinName} {...coin} nextDayTime={funds.nextDayTime} />
          ))}
          <Reset isInUse={funds.isInUse} />
        </Stack>
      )}
    </QueryView>
  );
}

type ClaimProps = Funds['coins'][number] & Pick<Funds, 'nextDayTime'>;

function Claim({ coinName, available, claimable, claimsLeft, nextDayTime }: ClaimProps) {
  const { pending, onClaim } = useUnit({ pending: claimFunds.$pending, onClaim: claimFunds.submitted });
  const t = useText('mock');
  const format = useFormat();
  const hasEnough = isZero(claimable);
  const threshold = format.amount(mockFunds.topUpBelow, { unit: coinName });
  const reason = hasEnough
    ? t('mock.enough', { amount: threshold })
    : claimsLeft === 0
      ? t('mock.limitReached', { time: nextDayTime === null ? unknownValue : format.dateTime(nextDayTime) })
      : t('mock.claimsLeft', { count: claimsLeft });
  const claimText = format.amount(claimable, { decimals: 2, unit: coinName });
  return (
    <Inline justify="between" gap={4}>
      <Stack gap={1}>
        <Amount value={format.parts.amount(available, { decimals: 2, min: 2, unit: coinName })} weight="semibold" />
        <Text size="small" tone={hasEnough || claimsLeft > 0 ? 'soft' : 'warning'}>
          {reason}
        </Text>
      </Stack>
      <Button
        tone="accent"
        size="compact"
        isPending={pending.includes(coinName)}
        isDisabled={hasEnough || claimsLeft === 0}
        aria-label={hasEnough ? t('common.named', { name: t('mock.claim'), value: coinName }) : undefined}
        onPress={() => onClaim(coinName)}
      >
        {hasEnough ? t('mock.claim') : t('mock.claimAmount', { amount: claimText })}
      </Button>
    </Inline>
  );
}

function Reset({ isInUse }: Pick<Funds, 'isInUse'>) {
  const { isPending, onReset } = useUnit({ isPending: resetFunds.$isPending, onReset: resetFunds.submitted });
  const [isConfirming, setConfirming] = useState(false);
  const t = useText('mock');
  const format = useFormat();
  return (
    <Inline justify="between" gap={4}>
      <Text size="small" tone="soft">
        {isInUse ? t('mock.inUse') : t('mock.resetHint')}
      </Text>
      <Button size="compact" isPending={isPending} isDisabled={isInUse} onPress={() => setConfirming(true)}>
        {t('mock.reset')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('mock.resetTitle')}
        confirmLabel={t('mock.reset')}
        cancelLabel={t('mock.back')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onReset();
        }}
      >
        {t('mock.resetText', { amount: format.amount(mockFunds.start) })}
      </ConfirmDialog>
    </Inline>
  );
}

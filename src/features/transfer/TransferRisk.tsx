import { useUnit } from 'effector-react';
import { accountNames } from '@/entities/accounts';
import { useRiskItems } from '@/entities/margin-account';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $accountsAtRisk, riskData, TransferRiskGate } from './riskModel';

/** Shows the current and estimated risk of a transfer's margin accounts, or that it failed to load; nothing for accounts without debt. */
export function TransferRisk() {
  useGate(TransferRiskGate);
  const accounts = useUnit($accountsAtRisk);
  const riskItems = useRiskItems(accounts.find(({ account }) => account.tradeId !== null)?.account.tradeId ?? null);
  const t = useText('accounts', 'margin');
  if (accounts.length === 0) return <QueryAlert query={riskData} title={t('margin.riskFailed')} />;
  return accounts.map(({ type, account, change }) => (
    <Stack key={type} gap={3}>
      {accounts.length > 1 && (
        <Text size="small" weight="semibold">
          {t(accountNames[type])}
        </Text>
      )}
      <DescriptionList density="compact" aria-label={t(accountNames[type])} items={riskItems(account, change)} />
    </Stack>
  ));
}

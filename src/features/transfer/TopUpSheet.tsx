import { useUnit } from 'effector-react';
import { isGreater } from '@/contract/decimal';
import { accountNames } from '@/entities/accounts';
import { useFormat, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Sheet } from '@/ui/Sheet/Sheet';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $coin, $accounts, $walletsOfCoin, sourceChosen } from './selection';

export interface TopUpSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Explains how to top up the coin: from another account or by deposit. */
export function TopUpSheet({ isOpen, onClose }: TopUpSheetProps) {
  const t = useText('transfer', 'accounts');
  const format = useFormat();
  const { to } = useHrefs();
  const { coin, accounts, wallets, device, choose } = useUnit({
    coin: $coin,
    accounts: $accounts,
    wallets: $walletsOfCoin,
    device: $device,
    choose: sourceChosen,
  });
  const symbol = coin?.shortName ?? '';
  const fundedWallets =
    wallets?.filter(({ walletType, available }) => walletType !== accounts.source && available !== null && isGreater(available, '0')) ?? [];
  const depositHref = to(routes.deposit, { query: { name: coin?.coinId } });
  return (
    <Sheet
      title={t('transfer.topUpTitle', { coin: symbol })}
      side={device === 'phone' ? 'bottom' : 'end'}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Stack gap={6}>
        <Inline wrap={false}>
          <CoinIcon symbol={symbol} />
          <Stack gap="none">
            <Text weight="semibold">{symbol}</Text>
            <Text size="small" tone="faint">
              {coin?.name}
            </Text>
          </Stack>
        </Inline>
        {fundedWallets.length > 0 && (
          <Stack gap={4}>
            <Heading level={3}>{t('transfer.heldElsewhere', { coin: symbol })}</Heading>
            {fundedWallets.map(({ walletType, available }) => (
              <Inline key={walletType} justify="between">
                <Text>
                  {t(accountNames[walletType])} · {format.amount(available, { decimals: coin?.transferPrecision, unit: symbol })}
                </Text>
                <Button
                  size="compact"
                  onPress={() => {
                    choose(walletType);
                    onClose();
                  }}
                >
                  {t('transfer.use', { account: t(accountNames[walletType]) })}
                </Button>
              </Inline>
            ))}
          </Stack>
        )}
        <Text as="p" tone="soft">
          {t('transfer.topUpLead')}
        </Text>
        <Stack as="ol" gap={4}>
          {[
            t('transfer.topUpStepCopy', { coin: symbol }),
            t('transfer.topUpStepSend', { coin: symbol }),
            t('transfer.topUpStepArrive'),
          ].map((step, index) => (
            <Inline as="li" key={step} align="start" wrap={false}>
              <Badge>{format.count(index + 1)}</Badge>
              <Text>{step}</Text>
            </Inline>
          ))}
        </Stack>
        {depositHref && (
          <Link href={depositHref} variant="button" tone="accent" width="full">
            {t('transfer.topUp', { coin: symbol })}
          </Link>
        )}
      </Stack>
    </Sheet>
  );
}

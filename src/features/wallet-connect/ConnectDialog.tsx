import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { routes, useHrefs } from '@/shared/routing';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { CheckStatus } from './CheckStatus';
import { OpenApp } from './OpenApp';
import { ScanCode } from './ScanCode';
import { $isOpen, connectClosed, qrCode } from './model';

/** Connects a wallet by a QR code to scan or, on the wallet's phone, by opening its app. Source: specification, Wallet connect. */
export function ConnectDialog() {
  const { isOpen, device, error, onClose } = useUnit({ isOpen: $isOpen, device: $device, error: qrCode.$error, onClose: connectClosed });
  const t = useText('wallet');
  const { to } = useHrefs();
  return (
    <Dialog title={t('wallet.connect')} width="narrow" isClosable isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Stack gap={5}>
        {device === 'phone' ? <OpenApp /> : <ScanCode />}
        {error === null && <CheckStatus />}
        <Text as="p" size="dense" tone="soft" align="center">
          {t('wallet.noWallet')}{' '}
          <Link href={to(routes.appDownload)} isExternal>
            {t('wallet.download')}
          </Link>
        </Text>
      </Stack>
    </Dialog>
  );
}

import { useUnit } from 'effector-react';
import { $isKnownUser } from '@/entities/session';
import { LiveMarket } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { LoginLinks } from '@/shared/page/LoginLinks';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { AlertForm } from './AlertForm';
import { alertMarketName, alertTargetOf } from './alertMarkets';
import { AlertList } from './AlertList';
import { $draft, alertsClosed } from './model';

/** Creates and lists price alerts; visitors are asked to log in. */
export function PriceAlertsDialog() {
  const { draft, isKnownUser, onClose } = useUnit({ draft: $draft, isKnownUser: $isKnownUser, onClose: alertsClosed });
  const t = useText('trade');
  const { instrument, alert } = draft ?? {};
  const name = instrument && alertMarketName(alertTargetOf(instrument), [instrument]);
  return (
    <Dialog
      title={name ? t(alert ? 'trade.alertEditFor' : 'trade.alertsFor', { pair: name }) : t('trade.alerts')}
      isClosable
      isOpen={draft !== null}
      onOpenChange={(opens) => !opens && onClose()}
    >
      {isKnownUser === false ? (
        <Stack gap={4}>
          <Text tone="soft">{t('trade.alertLogIn')}</Text>
          <LoginLinks />
        </Stack>
      ) : (
        instrument && (
          <LiveMarket side={instrument.side}>
            <Stack gap={5}>
              <AlertForm instrument={instrument} isChange={alert !== undefined} />
              <AlertList />
            </Stack>
          </LiveMarket>
        )
      )}
    </Dialog>
  );
}

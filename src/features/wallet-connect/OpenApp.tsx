import { useUnit } from 'effector-react';
import { Smartphone } from 'lucide-react';
import { brand } from '@/shared/brand';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $link, qrCode } from './model';

/** Height of text and buttons, in px. */
const contentHeight = 148;

/** Opens the wallet's app on a phone, which cannot scan its own screen. */
export function OpenApp() {
  const link = useUnit($link);
  const t = useText('wallet');
  return (
    <QueryView
      query={qrCode}
      density="compact"
      errorText={t('wallet.codeFailed')}
      skeleton={<Skeleton shape="block" size={contentHeight} label />}
    >
      {() =>
        link !== null && (
          <Stack gap={4}>
            <Text as="p" tone="soft">
              {t('wallet.openLead', { brand: brand.name })}
            </Text>
            <Link variant="button" tone="accent" size="touch" width="full" icon={Smartphone} href={link} isExternal>
              {t('wallet.openApp', { brand: brand.name })}
            </Link>
            <CopyButton variant="button" size="touch" text={link} label={t('wallet.copyLink')} />
          </Stack>
        )
      }
    </QueryView>
  );
}

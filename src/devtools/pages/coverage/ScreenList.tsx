import coverage from 'virtual:coverage';
import { useLocale, useText } from '@/shared/i18n';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { screenAddress } from './screenAddress';

/** Screens by their titles, as links. */
export function ScreenList({ ids }: { readonly ids: readonly string[] }) {
  const t = useText('routes');
  const locale = useLocale();
  const listed = ids.flatMap((id) => coverage.screens.find((screen) => screen.id === id) ?? []);
  return (
    <Stack as="ul" gap={4}>
      {listed.map((screen) => (
        <Stack as="li" key={screen.id} gap={1}>
          {screen.isBuilt ? (
            <Link href={screenAddress(screen, locale)} isExternal>
              {t(screen.titleKey)}
            </Link>
          ) : (
            <Text>{t(screen.titleKey)}</Text>
          )}
          <Text size="small" tone="soft" face="mono">
            {screen.path}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

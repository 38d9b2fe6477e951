import { linkToScenario } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useLocale } from '@/shared/i18n';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { scenarios } from '../scenarioList';

/** Scenarios with their titles, as links that open them. */
export function ScenarioList({ names }: { readonly names: readonly string[] }) {
  const base = `${location.origin}/${useLocale()}`;
  return (
    <QueryView query={scenarios} skeleton={<Skeleton shape="row" count={4} label />}>
      {(rows) => (
        <Stack as="ul" gap={4}>
          {names
            .flatMap((name) => rows.find((row) => row.name === name) ?? [])
            .map((row) => (
              <Stack as="li" key={row.name} gap={1}>
                <Link href={linkToScenario(row, base)} isExternal>
                  {row.title}
                </Link>
                <Text size="dense" tone="soft">
                  {row.instructions}
                </Text>
              </Stack>
            ))}
        </Stack>
      )}
    </QueryView>
  );
}

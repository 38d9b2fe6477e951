import coverage from 'virtual:coverage';
import { linkToScenario } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useLocale, useText } from '@/shared/i18n';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { scenarios } from '../scenarioList';
import { useAddressParameters } from '../useAddressParameters';
import type { CoveredScreen } from './coverage';
import { grouped } from './grouped';
import { originNamed, readView } from './view';

/** Tests by their files, the path of each to copy. */
export function TestList({ tests }: { readonly tests: readonly number[] }) {
  const t = useText('workbench');
  const named = tests.flatMap((place) => coverage.tests[place] ?? []);
  return (
    <Stack gap={5}>
      {[...grouped(named, ({ file }) => file)].map(([file, own]) => (
        <Stack as="section" key={file} gap={2} aria-label={file}>
          <Inline justify="between" wrap={false} gap={2}>
            <Text face="mono" size="small" tone="soft">
              {file}
            </Text>
            <CopyButton text={file} label={t('workbench.copyPath', { file })} />
          </Inline>
          <Stack as="ul" gap={2}>
            {own.map(({ title }) => (
              <Text as="li" key={title} size="dense" lang="en">
                {title}
              </Text>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

/** The stories of components, each a link to the component workbench. */
export function StoryList({ components }: { readonly components: readonly string[] }) {
  const t = useText('workbench');
  const [parameters, set] = useAddressParameters();
  const { stories: origin } = readView(parameters).view;
  const typed = parameters.get('stories') ?? origin;
  return (
    <Stack gap={5}>
      <TextField
        label={t('workbench.storiesAt')}
        description={t('workbench.storiesAtHint')}
        errorMessage={originNamed(typed) === null ? t('workbench.storiesAtInvalid') : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={(text) => set('stories', text)}
      />
      {components.map((component) => (
        <Stack as="section" key={component} gap={2} aria-label={component}>
          <Heading level={3} size="body">
            {component}
          </Heading>
          <Inline as="ul" gap={3}>
            {(coverage.stories[component] ?? []).map((id) => (
              <li key={id}>
                <Link href={`${origin}/?story=${id}`} isExternal>
                  {id.slice(id.lastIndexOf('--') + 2)}
                </Link>
              </li>
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}

/** Scenarios with what each shows, as links that open them. */
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
                  {row.look}
                </Text>
              </Stack>
            ))}
        </Stack>
      )}
    </QueryView>
  );
}

/** Screens by their titles, as links. */
export function ScreenList({ ids }: { readonly ids: readonly string[] }) {
  const t = useText('routes');
  const locale = useLocale();
  const named = ids.flatMap((id) => coverage.screens.find((screen) => screen.id === id) ?? []);
  return (
    <Stack as="ul" gap={4}>
      {named.map((screen) => (
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

/** Where a screen stands; the page for what is not found has no address of its own. */
export const screenAddress = ({ address, path }: CoveredScreen, locale: string): string => `/${locale}${path === '*' ? '/404' : address}`;

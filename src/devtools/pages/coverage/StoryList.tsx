import coverage from 'virtual:coverage';
import { useText } from '@/shared/i18n';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { TextField } from '@/ui/TextField/TextField';
import { useAddressParameters } from '../useAddressParameters';
import { parseOrigin, readView } from './view';

/** The stories of components, each linking to the component workbench. */
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
        errorMessage={parseOrigin(typed) === null ? t('workbench.storiesAtInvalid') : undefined}
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

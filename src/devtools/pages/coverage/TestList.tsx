import coverage from 'virtual:coverage';
import { useText } from '@/shared/i18n';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { groupBy } from './groupBy';

/** Tests grouped by file, each with a path to copy. */
export function TestList({ tests }: { readonly tests: readonly number[] }) {
  const t = useText('workbench');
  const listed = tests.flatMap((file) => coverage.tests[file] ?? []);
  return (
    <Stack gap={5}>
      {[...groupBy(listed, ({ file }) => file)].map(([file, fileTests]) => (
        <Stack as="section" key={file} gap={2} aria-label={file}>
          <Inline justify="between" wrap={false} gap={2}>
            <Text face="mono" size="small" tone="soft">
              {file}
            </Text>
            <CopyButton text={file} label={t('workbench.copyPath', { file })} />
          </Inline>
          <Stack as="ul" gap={2}>
            {fileTests.map(({ title }) => (
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

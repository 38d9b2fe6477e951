import sources from 'virtual:story-sources';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { code } from './Source.css';
import { storyOf } from './stories';

/** The source of the story. */
export function Source({ story }: { readonly story: string }) {
  const text = sources[story] ?? '';
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Text size="dense" tone="soft">
          {storyOf(story)?.group.file}
        </Text>
        <CopyButton text={text} label="Copy the source" />
      </Inline>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, also by keyboard */}
      <pre className={code} tabIndex={0}>
        {text}
      </pre>
    </Stack>
  );
}

import type { AxeResults } from 'axe-core';
import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { shownWindows } from '../script/stage';

/** The axe results of the story in one window. */
interface StoryAxeResult extends Pick<AxeResults, 'violations' | 'passes'> {
  readonly name: string;
}

/** Checks the current state of the story with axe in each frame that shows it; open what should be checked first. */
export function Accessibility() {
  const [result, setResult] = useState<readonly StoryAxeResult[] | Error | 'running'>([]);
  const check = () => {
    setResult('running');
    checkAllWindows().then(setResult, (cause: unknown) => setResult(cause instanceof Error ? cause : new Error(String(cause))));
  };
  return (
    <Stack gap={4} align="start">
      <Button size="compact" isPending={result === 'running'} onPress={check}>
        Check this story
      </Button>
      {result instanceof Error && <InlineAlert tone="danger">axe stopped: {result.message}</InlineAlert>}
      {Array.isArray(result) &&
        result.map(({ name, ...findings }: StoryAxeResult) => (
          <Stack key={name} gap={3}>
            {name && (
              <Text size="dense" tone="soft">
                {name}
              </Text>
            )}
            <Findings {...findings} />
          </Stack>
        ))}
    </Stack>
  );
}

/** Checks one window after another, since all of them share one processor. */
async function checkAllWindows(): Promise<readonly StoryAxeResult[]> {
  const all: StoryAxeResult[] = [];
  for (const { name, window: storyWindow } of shownWindows()) {
    const results = await storyWindow.checkStoryWithAxe?.();
    if (results) all.push({ name, violations: results.violations, passes: results.passes });
  }
  if (all.length === 0) throw new Error('the story has not rendered yet');
  return all;
}

function Findings({ violations, passes }: Omit<StoryAxeResult, 'name'>) {
  if (violations.length === 0) return <InlineAlert tone="success">No findings. Rules that hold: {passes.length}</InlineAlert>;
  return violations.map(({ id, help, helpUrl, impact, nodes }) => (
    <Stack key={id} as="section" gap={2}>
      <Heading level={3} size="body">
        {help}
      </Heading>
      <Text size="dense" tone="danger">
        {impact}
      </Text>
      {nodes.map(({ target }) => (
        <Text key={target.join(' ')} as="code" face="mono" size="dense">
          {target.join(' ')}
        </Text>
      ))}
      <Link href={helpUrl} isExternal>
        {id}
      </Link>
    </Stack>
  ));
}

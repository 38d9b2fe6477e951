import axe, { type AxeResults } from 'axe-core';
import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { pageRules } from '../../stories/pageRules';

/** Looks at the story with axe, as it stands: open what is to be looked at first. */
export function Accessibility({ story }: { readonly story: string }) {
  const [result, setResult] = useState<AxeResults | Error | 'running' | null>(null);
  const look = () => {
    setResult('running');
    const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
    axe
      .run(document.querySelector(`[data-story="${story}"]`) ?? document, { rules, iframes: false, preload: false })
      .then(setResult, (cause: unknown) => setResult(cause instanceof Error ? cause : new Error(String(cause))));
  };
  return (
    <Stack gap={4} align="start">
      <Button size="compact" isPending={result === 'running'} onPress={look}>
        Check this story
      </Button>
      {result instanceof Error && <InlineAlert tone="danger">axe stopped: {result.message}</InlineAlert>}
      {result !== null && result !== 'running' && !(result instanceof Error) && <Findings {...result} />}
    </Stack>
  );
}

function Findings({ violations, passes }: Pick<AxeResults, 'violations' | 'passes'>) {
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

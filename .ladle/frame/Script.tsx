import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Stepper } from '@/ui/Stepper/Stepper';
import { Text } from '@/ui/Text/Text';
import { play } from '@/devtools/script/play';
import { restart, shownStage } from '../script/stage';
import { scriptOf, describeStep } from '@/devtools/script/steps';

type Run = { readonly done: number; readonly fault: string | null } | null;

/** The user actions of the story, step by step, with a button that plays them. */
export function Script({ meta }: { readonly meta: unknown }) {
  const [run, setRun] = useState<Run>(null);
  const script = scriptOf(meta) ?? [];
  const isOver = run !== null && (run.fault !== null || run.done === script.length);
  const start = () => {
    setRun({ done: 0, fault: null });
    const stage = shownStage();
    restart(stage);
    play(stage, script, (done) => setRun({ done, fault: null })).catch((cause: unknown) =>
      setRun((last) => ({ done: last?.done ?? 0, fault: cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause) })),
    );
  };
  return (
    <Stack gap={4}>
      <Inline>
        <Button size="compact" isPending={run !== null && !isOver} onPress={start}>
          Play
        </Button>
        <Text size="dense" tone="soft" as="output">
          {run === null ? 'The browser tests also play this script.' : `${run.done} of ${script.length} steps done`}
        </Text>
      </Inline>
      {run?.fault && <InlineAlert tone="danger">{run.fault}</InlineAlert>}
      <Stepper
        label="Steps of the script"
        isVertical
        current={run?.done ?? 0}
        steps={script.map((step, index) => ({
          id: String(index),
          label: describeStep(step),
          isFailed: index === run?.done && run.fault !== null,
        }))}
      />
    </Stack>
  );
}

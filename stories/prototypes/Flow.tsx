import type { PersonaId } from '@fixtures/personas';
import type { ScenarioName } from '@mocks/scenarios';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import { Text } from '@/ui/Text/Text';
import type { Step } from '@/devtools/script/steps';
import { changeView, storyAddress, useView, type View } from '../../.ladle/view';
import { screen } from './Flow.css';

/** One screen of a flow. */
export interface FlowStep {
  readonly title: string;
  /** What to look at, or to decide. */
  readonly note: string;
  /** Steps that lead from the previous screen to this one. */
  readonly does: readonly Step[];
}

export interface FlowProps {
  readonly as: PersonaId;
  readonly scenario: ScenarioName;
  /** The starting address, without the language. */
  readonly at: `/${string}`;
  readonly steps: readonly [FlowStep, ...FlowStep[]];
}

/** A story that walks through the screens of a flow; the URL holds the current step. */
export const flow = (props: FlowProps) => () => <Flow {...props} />;

function Flow({ steps, ...start }: FlowProps) {
  const view = useView();
  const index = Math.max(0, Math.min(Number(view.step) || 0, steps.length - 1));
  const step = steps[index] ?? steps[0];
  const address = addressOf(view, start, steps.slice(0, index + 1));
  const open = (next: number) => changeView({ step: next === 0 ? '' : String(next) });
  return (
    <Stack gap={4}>
      <Tabs
        label="Steps"
        tabs={steps.map(({ title }, position) => ({ id: String(position), label: `${position + 1} ${title}` }))}
        selected={String(index)}
        onSelect={(id) => open(Number(id))}
      >
        <Stack gap={4}>
          <Inline justify="between">
            <Text size="reading">{step.note}</Text>
            <Inline gap={3}>
              <Link href={address} isExternal>
                Open this screen
              </Link>
              <Button size="compact" isDisabled={index === 0} onPress={() => open(index - 1)}>
                Previous
              </Button>
              <Button size="compact" tone="accent" isDisabled={index === steps.length - 1} onPress={() => open(index + 1)}>
                Next
              </Button>
            </Inline>
          </Inline>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site */}
          <iframe key={address} className={screen} src={address} title={step.title} />
        </Stack>
      </Tabs>
    </Stack>
  );
}

/** The app's address in the flow's scenario; the app replays the steps so far on its own. */
function addressOf(view: View, { as, scenario, at }: Omit<FlowProps, 'steps'>, steps: readonly FlowStep[]): string {
  const script = steps.flatMap(({ does }) => does);
  const search = new URLSearchParams({ 'arg-at': at, ...(script.length > 0 && { play: JSON.stringify(script) }) });
  return storyAddress('prototypes--screen--app', { ...view, persona: as, scenario, step: '' }, search.toString());
}

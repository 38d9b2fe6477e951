import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export default { title: 'foundations/Introduction' };

const subjects = [
  {
    title: 'Find a component',
    text: 'Type a part of its name into the search, or open it in the list: foundations first, then components, patterns made of several, and whole pages on a simulated exchange.',
    link: { label: 'Button', story: 'ui--button--tones' },
  },
  {
    title: 'See every state',
    text: 'Each story shows one state. Props lists what a component takes, Controls changes it, and Source shows how it is written.',
    link: { label: 'States of a button', story: 'ui--button--states' },
  },
  {
    title: 'Change what it is seen with',
    text: 'The toolbar sets theme, price colours, language and width; more settings have text size, density, motion, and for pages the persona, scenario and clock of the exchange.',
    link: { label: 'Market page', story: 'pages--marketpage--spot' },
  },
  {
    title: 'Compare side by side',
    text: 'The matrix shows a story in every combination of themes, languages, widths and personas at once, each frame alive.',
    link: { label: 'Colour roles', story: 'foundations--colour--roles' },
  },
  {
    title: 'Try other tokens',
    text: 'The tab Tokens changes a colour, space, radius or text style of the theme you look at: the story follows, the contrast of declared pairs is measured. Export the changes as a DTCG file, or import one.',
    link: { label: 'Badges', story: 'ui--badge--tones' },
  },
  {
    title: 'Walk through a flow',
    text: 'Prototypes lead through screens in a chosen scenario, each step with its link. Stories whose state needs somebody to act have a tab Script that plays it.',
    link: { label: 'First favourite', story: 'prototypes--flows--first-favourite' },
  },
  {
    title: 'Check accessibility',
    text: 'Open what you want to look at and press “Check this story”: axe looks at it as it stands. The audit does the same for every story in every theme.',
    link: { label: 'Open dialog', story: 'ui--dialog--open' },
  },
  {
    title: 'Send a link',
    text: 'Whatever you choose is in the address. Copy it, and your colleague sees exactly what you see.',
    link: { label: 'Icons', story: 'foundations--icons--set' },
  },
];

export const Start = () => (
  <Stack gap={6} width="content">
    <Stack gap={3} width="reading">
      <Heading level={1} size="headline">
        Component workbench
      </Heading>
      <Text size="reading" tone="soft">
        Everything the exchange is built from, in every state, theme, language and width.
      </Text>
    </Stack>
    <Grid columns="thirds" gap={5}>
      {subjects.map(({ title, text, link }) => (
        <Panel key={title} title={title}>
          <Stack gap={4} align="start">
            <Text tone="soft">{text}</Text>
            <Link href={`?story=${link.story}`}>{link.label}</Link>
          </Stack>
        </Panel>
      ))}
    </Grid>
  </Stack>
);

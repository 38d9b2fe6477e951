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
    text: 'Search for its name, or open it in the list: foundations first, then components, patterns that combine several, and whole pages on a simulated exchange.',
    link: { label: 'Button', story: 'ui--button--tones' },
  },
  {
    title: 'See every state',
    text: 'Each story shows one state. Props lists the props of a component, Controls changes them, and Source shows the code.',
    link: { label: 'States of a button', story: 'ui--button--states' },
  },
  {
    title: 'Change the environment',
    text: 'The toolbar sets theme, price colours, language and width; More settings has text size, density, motion and, for pages, the persona, scenario and clock of the exchange.',
    link: { label: 'Market page', story: 'pages--marketpage--spot' },
  },
  {
    title: 'Compare side by side',
    text: 'The matrix shows a story in every combination of themes, languages, widths and personas at once; every frame is interactive.',
    link: { label: 'Colour roles', story: 'foundations--colour--roles' },
  },
  {
    title: 'Try other tokens',
    text: 'The tab Tokens changes a colour, space, radius or text style of the current theme: the story updates, and the contrast of declared pairs is measured. Export the changes as a DTCG file, or import one.',
    link: { label: 'Badges', story: 'ui--badge--tones' },
  },
  {
    title: 'Walk through a flow',
    text: 'Prototypes guide you through screens in a given scenario, with a link for each step. Stories whose state requires user actions have a Script tab that plays them.',
    link: { label: 'First favourite', story: 'prototypes--flows--first-favourite' },
  },
  {
    title: 'Check accessibility',
    text: 'Open a story and press “Check this story”: axe checks it in its current state. The audit does the same for every story in every theme.',
    link: { label: 'Open dialog', story: 'ui--dialog--open' },
  },
  {
    title: 'Send a link',
    text: 'All your choices are part of the URL. Copy it, and your colleague sees exactly what you see.',
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
        All building blocks of the exchange in every state, theme, language and width.
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

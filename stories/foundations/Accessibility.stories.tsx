import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Shortcut } from '@/ui/Shortcut/Shortcut';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';

export default { title: 'foundations/Accessibility' };

const promises = [
  {
    title: 'Keyboard',
    text: 'Every interactive element is reachable by Tab or arrow keys and shows a focus ring; closed overlays return the focus to where it came from.',
    link: { label: 'Open dialog', story: 'ui--dialog--open' },
  },
  {
    title: 'Names and roles',
    text: 'Every control has an accessible name; icons beside text are hidden, icons alone are named after their action.',
    link: { label: 'Icon buttons', story: 'ui--iconbutton--states' },
  },
  {
    title: 'Contrast and targets',
    text: 'Texts reach 4.5 : 1 and marks 3 : 1 in each theme and price palette. Targets measure at least 24 × 24 pixels.',
    link: { label: 'Contrast pairs', story: 'foundations--colour--declared-pairs' },
  },
  {
    title: 'Never colour alone',
    text: 'A rise has an arrow and a sign besides its colour, an error has an icon and text. In forced colours, selections use system colours.',
    link: { label: 'Price changes', story: 'foundations--pricepalettes--side-by-side' },
  },
  {
    title: 'Live data stays calm',
    text: 'Order books and trade lists are tables, not live regions. They can be frozen and slowed down, and results of orders are announced once.',
    link: { label: 'Order book', story: 'ui--orderbook--views' },
  },
  {
    title: 'Charts can be read',
    text: 'A chart has a summary, a table of its values, and a cursor moved by the arrow keys.',
    link: { label: 'Candle chart', story: 'ui--candlechart--candles' },
  },
] as const;

const patterns = [
  { id: 'press', part: 'Buttons, links, check boxes, switches', keys: [['Tab'], ['Enter'], ['Space']] },
  { id: 'choose', part: 'Tabs, radio buttons, segmented controls', keys: [['←'], ['→'], ['Home'], ['End']] },
  { id: 'list', part: 'Menus, selects, combo boxes', keys: [['↑'], ['↓'], ['A–Z'], ['Enter'], ['Esc']] },
  { id: 'grid', part: 'Data grids, calendars, trees', keys: [['←'], ['↑'], ['→'], ['↓'], ['Page ↑'], ['Page ↓']] },
  { id: 'amount', part: 'Sliders, steppers, price fields', keys: [['↑'], ['↓'], ['Page ↑'], ['Page ↓']] },
  { id: 'overlay', part: 'Dialogs, drawers, popovers', keys: [['Esc']] },
] as const;

const columns: readonly Column<(typeof patterns)[number]>[] = [
  { id: 'part', header: 'Part', cell: ({ part }) => <Text>{part}</Text> },
  {
    id: 'keys',
    header: 'Keys',
    cell: ({ keys }) => (
      <Inline gap={3}>
        {keys.map((combination) => (
          <Shortcut key={combination.join()} keys={combination} />
        ))}
      </Inline>
    ),
  },
];

export const Notes = () => (
  <Stack gap={7} width="content">
    <Heading level={1}>Accessibility</Heading>
    {promises.map(({ title, text, link }) => (
      <Stack key={title} as="section" gap={2} width="reading" align="start">
        <Heading level={2} size="reading">
          {title}
        </Heading>
        <Text as="p" tone="soft">
          {text}
        </Text>
        <Link href={`?story=${link.story}`}>{link.label}</Link>
      </Stack>
    ))}
    <Table label="Keys" rows={patterns} rowKey={({ id }) => id} columns={columns} />
  </Stack>
);

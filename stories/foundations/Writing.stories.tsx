import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';

export default { title: 'foundations/Writing' };

const principles = [
  {
    title: 'Say what happens, in trading terms',
    text: 'Order, position, margin, withdrawal: the terms every trader knows. Replace a word that needs an explanation.',
  },
  {
    title: 'A button names its action',
    text: '“Withdraw 0.5 BTC” instead of “Confirm”. The dialog before it repeats what will happen, and the message after it confirms what happened.',
  },
  {
    title: 'An error says what to do next',
    text: 'State the problem and how to fix it, next to the field. Never blame and never guess: a lost response means unknown, not failed.',
  },
  {
    title: 'Amounts are exact',
    text: 'An amount keeps its digits and its unit. Only estimates are rounded, and they say “about”.',
  },
  {
    title: 'Sentence case, no exclamation marks',
    text: 'Titles, buttons and tabs begin with one capital letter. Full sentences end with a period; labels do not.',
  },
];

const examples = [
  { id: 'error', avoid: 'The exchange could not answer', write: 'Something went wrong. Try again.' },
  {
    id: 'unknown',
    avoid: 'Withdrawal failed (timeout)',
    write: 'We do not know yet whether your withdrawal was made. Check your records.',
  },
  { id: 'limit', avoid: 'Invalid amount', write: 'You have 1,204.55 USDT. Enter that or less.' },
  { id: 'empty', avoid: 'Nothing is traded here', write: 'No markets available' },
  { id: 'filter', avoid: 'No record fits these filters', write: 'No matching records' },
  { id: 'confirm', avoid: 'OK', write: 'Close position' },
  { id: 'fee', avoid: 'adds a resting order', write: 'Makers pay less than takers' },
  { id: 'dates', avoid: 'First day / Last day', write: 'Start date / End date' },
] as const;

const columns: readonly Column<(typeof examples)[number]>[] = [
  { id: 'avoid', header: 'Avoid', cell: ({ avoid }) => <Text tone="soft">{avoid}</Text> },
  { id: 'write', header: 'Write', cell: ({ write }) => <Text>{write}</Text> },
];

export const Rules = () => (
  <Stack gap={7} width="content">
    <Heading level={1}>Writing</Heading>
    {principles.map(({ title, text }) => (
      <Stack key={title} as="section" gap={2} width="reading">
        <Heading level={2} size="reading">
          {title}
        </Heading>
        <Text as="p" tone="soft">
          {text}
        </Text>
      </Stack>
    ))}
    <Table label="Examples" rows={examples} rowKey={({ id }) => id} columns={columns} />
  </Stack>
);

import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { stepStates } from '@/ui/StepMark/StepMark';
import { Timeline } from '@/ui/Timeline/Timeline';
import { choice, playground } from '../playground';

export default { title: 'ui/Timeline' };

const at = (hour: number, minute: number) => ({
  instant: Date.UTC(2026, 0, 5, hour, minute),
  text: `5 Jan, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
});

export const States = () => (
  <Stack width="reading" gap={8}>
    <Timeline
      label="Deposit under way"
      events={[
        { id: 'sent', title: 'Broadcast to the network', time: at(8, 2), detail: <Link href="#transaction">Transaction 8f3c…41d2</Link> },
        { id: 'confirming', title: 'Confirming', state: 'current', time: at(8, 14), detail: '2 of 6 blocks, about 40 minutes left' },
        { id: 'credited', title: 'Credited to Funding', state: 'upcoming' },
        { id: 'free', title: 'Free to withdraw', state: 'upcoming', time: at(10, 30) },
      ]}
    />
    <Timeline
      label="Withdrawal that failed"
      events={[
        { id: 'asked', title: 'Requested', time: at(8, 2) },
        { id: 'checked', title: 'Checked', time: at(8, 3) },
        {
          id: 'returned',
          title: 'Returned',
          state: 'failed',
          time: at(8, 9),
          detail: 'The network rejected the address. The amount was returned to Funding.',
        },
      ]}
    />
  </Stack>
);

export const LongTexts = () => (
  <Stack width="reading">
    <Timeline
      label="Long texts"
      events={[
        {
          id: 'long',
          title: 'Überweisung zwischen isolierten Margin-Konten durch Maximiliane-Konstantina von Hohenlohe-Oehringen bestätigt',
          time: at(8, 2),
          detail: '123,456,789.123456789012 SHIB',
        },
        { id: 'short', title: 'Gutgeschrieben', state: 'current', time: at(8, 3) },
      ]}
    />
  </Stack>
);

const OneEvent = ({ state, title, detail }: { state: (typeof stepStates)[number]; title: string; detail: string }) => (
  <Timeline label="Events" events={[{ id: 'one', title, state, detail, time: at(8, 2) }]} />
);

export const Playground = playground(
  OneEvent,
  { state: 'current', title: 'Confirming', detail: '2 of 6 blocks' },
  { state: choice(stepStates) },
);

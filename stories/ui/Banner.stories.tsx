import { Banner } from '@/ui/Banner/Banner';
import { Button } from '@/ui/Button/Button';
import { alertTones } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Banner' };

const texts = {
  info: 'Spot trading pauses on Sunday from 02:00 to 02:30 for an upgrade.',
  success: 'You’re back online.',
  warning: 'Contract trading is under maintenance. Positions and open orders stay as they are.',
  danger: 'You’re offline. Prices and balances were last updated at 08:30.',
};

export const WithAction = () => (
  <Stack gap={4}>
    <Banner tone="danger" title="No connection." action={<Button size="compact">Try again</Button>}>
      Prices and balances were last updated at 08:30.
    </Banner>
    <Banner
      title="New terms."
      onDismiss={() => {}}
      action={
        <Link variant="button" size="compact" href="#terms">
          Read
        </Link>
      }
    >
      They apply from 1 February.
    </Banner>
  </Stack>
);

export const LongTexts = () => (
  <Banner
    tone="warning"
    title="Wartungsarbeiten an der Hebelhandelsdienstleistungsplattform."
    onDismiss={() => {}}
    action={<Button size="compact">Benachrichtigungseinstellungen</Button>}
  >
    Überweisungen zwischen isolierten Margin-Konten sind voraussichtlich bis Montagmorgen um sechs Uhr nicht möglich; Positionen, offene
    Aufträge und Sparpläne bleiben unverändert bestehen.
  </Banner>
);

export const States = () => (
  <StatesSheet
    variants={alertTones}
    states={{
      Rest: {},
      Titled: { props: { title: 'Maintenance.' } },
      Action: { props: { action: <Button size="compact">Read</Button> } },
      Dismissible: { props: { onDismiss: () => {} } },
    }}
    cellWidth={420}
  >
    {(tone, props) => (
      <Banner tone={tone} {...props}>
        {texts[tone]}
      </Banner>
    )}
  </StatesSheet>
);

export const Playground = playground(
  Banner,
  { title: 'Maintenance.', children: texts.warning, tone: 'warning' },
  { tone: choice(alertTones) },
);

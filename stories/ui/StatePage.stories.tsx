import { Button } from '@/ui/Button/Button';
import { Link } from '@/ui/Link/Link';
import { StatePage, stateKinds } from '@/ui/StatePage/StatePage';
import type { StatePageProps } from '@/ui/StatePage/StatePage';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/StatePage' };

const now = Date.UTC(2026, 0, 5, 8, 30);
const again = (seconds: number) => ({ to: now + seconds * 1000, now, label: 'Next try in' });

const states: Readonly<Record<(typeof stateKinds)[number], Omit<StatePageProps, 'kind'>>> = {
  loggedOut: {
    title: 'Log in to see your orders',
    advice: 'Log in to see your open orders, order history and fills.',
    action: (
      <Link variant="button" tone="accent" href="#login">
        Log in
      </Link>
    ),
  },
  restricted: {
    title: 'Not available in your region',
    advice: 'Futures are not offered in your region. You can still view markets and prices.',
    action: (
      <Link variant="button" href="#markets">
        View markets
      </Link>
    ),
  },
  offline: {
    title: 'You’re offline',
    advice: 'This page loads as soon as you are back online.',
    action: <Button>Try again</Button>,
  },
  maintenance: {
    title: 'Under maintenance',
    advice: 'Your funds are safe, and open orders are not affected.',
    retry: again(754),
  },
  rateLimited: { title: 'Too many requests', advice: 'You are sending requests too fast. Wait a moment and try again.', retry: again(12) },
};

export const LongTexts = () => (
  <StatePage
    kind="restricted"
    level={2}
    title="Hebelhandelsdienstleistungen sind in Ihrer Region vorübergehend nicht verfügbar"
    advice="Überweisungen zwischen isolierten Margin-Konten, Sparpläne und Auszahlungen bereits bestätigter Beträge bleiben davon unberührt."
    action={
      <>
        <Button tone="accent">Benachrichtigungseinstellungen öffnen</Button>
        <Button>Märkte ansehen</Button>
      </>
    }
  />
);

export const States = () => (
  <StatesSheet
    variants={stateKinds}
    states={{ Compact: { props: { density: 'compact' } }, Regular: {}, Generous: { props: { density: 'generous' } } }}
    cellWidth={360}
  >
    {(kind, props) => <StatePage kind={kind} level={2} {...states[kind]} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  StatePage,
  { kind: 'maintenance', title: 'Under maintenance', advice: 'Your funds are safe, and open orders are not affected.' },
  { kind: choice(stateKinds) },
);

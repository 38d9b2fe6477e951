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
    advice: 'Your open orders, their history and your fills are here once you are logged in.',
    action: (
      <Link variant="button" tone="accent" href="#login">
        Log in
      </Link>
    ),
  },
  restricted: {
    title: 'Not available in your region',
    advice: 'Futures are not offered where you are. Markets and prices can still be viewed.',
    action: (
      <Link variant="button" href="#markets">
        View markets
      </Link>
    ),
  },
  offline: {
    title: 'You’re offline',
    advice: 'This page opens as soon as the connection is back.',
    action: <Button>Try again</Button>,
  },
  maintenance: {
    title: 'Under maintenance',
    advice: 'Funds are safe, and open orders stay as they are.',
    retry: again(754),
  },
  rateLimited: { title: 'Too many requests', advice: 'The exchange asks for a pause. Nothing else is affected.', retry: again(12) },
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
  { kind: 'maintenance', title: 'Under maintenance', advice: 'Funds are safe, and open orders stay as they are.' },
  { kind: choice(stateKinds) },
);

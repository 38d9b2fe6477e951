import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Link } from '@/ui/Link/Link';
import { playground } from '../playground';
import { stateDensities } from '@/ui/StateFrame/StateFrame';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/ErrorState' };

export const WithRetry = () => {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <Card>
      <ErrorState
        text="Couldn’t load transfers"
        advice="Your funds are not affected. Try again in a moment."
        isRetrying={isRetrying}
        onRetry={() => setRetrying(!isRetrying)}
      />
    </Card>
  );
};

export const WithAnotherWay = () => (
  <Card>
    <ErrorState
      text="This page isn’t working right now"
      advice="The error was reported. Reload the page, or continue elsewhere."
      detail="drift market/ticker"
      retryLabel="Reload"
      onRetry={() => {}}
      action={
        <Link href="#home" variant="button" tone="quiet">
          Home
        </Link>
      }
      density="generous"
    />
  </Card>
);

export const Offline = () => (
  <Card>
    <ErrorState
      picture="offline"
      text="You are offline"
      advice="Prices update again once the connection is back."
      action={<Button tone="quiet">Show what was loaded</Button>}
    />
  </Card>
);

export const States = () => (
  <StatesSheet
    variants={stateDensities}
    states={{
      Rest: {},
      Advice: { props: { advice: 'Your funds are not affected. Try again in a moment.' } },
      Retry: { props: { onRetry: () => {} } },
      Retrying: { props: { onRetry: () => {}, isRetrying: true } },
      Detail: { props: { detail: 'request 7f3a-22' } },
      Offline: { props: { picture: 'offline', text: 'You’re offline' } },
    }}
    cellWidth={280}
  >
    {(density, props) => <ErrorState text="Couldn’t load transfers" density={density} {...props} />}
  </StatesSheet>
);

export const Playground = playground(ErrorState, {
  text: 'Couldn’t load orders',
  advice: 'Check your connection and try again.',
  isRetrying: false,
  onRetry: () => {},
});

import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { areaPictures } from '@/ui/Illustration/areaPictures';
import { Grid } from '@/ui/Grid/Grid';
import { stateDensities } from '@/ui/StateFrame/StateFrame';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/EmptyState' };

export const WithAction = () => (
  <Card>
    <EmptyState
      picture="wallet"
      text="No deposits yet"
      hint="Deposits to your address appear here within a minute."
      action={<Button tone="accent">Deposit</Button>}
    />
  </Card>
);

export const Default = () => (
  <Grid columns="large">
    <Card>
      <EmptyState picture="search" text="No results for “bitconi”" hint="Check the spelling or search for the coin’s short name." />
    </Card>
    <Card>
      <EmptyState picture="inbox" text="No messages" />
    </Card>
    <Card>
      <EmptyState picture={areaPictures.orders} text="No open orders" hint="Orders waiting for their price appear here." />
    </Card>
    <Card>
      <EmptyState picture="locked" text="Futures are not available in your region" />
    </Card>
  </Grid>
);

export const States = () => (
  <StatesSheet
    variants={stateDensities}
    states={{
      Rest: {},
      Hint: { props: { hint: 'Deposits to your address appear here within a minute.' } },
      Action: { props: { action: <Button>Show all</Button> } },
      Picture: { props: { picture: 'wallet' } },
    }}
    cellWidth={280}
  >
    {(density, props) => <EmptyState text="No deposits yet" density={density} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  EmptyState,
  { text: 'No open orders', hint: 'Orders waiting to be filled appear here.', density: 'regular' },
  { density: choice(stateDensities) },
);

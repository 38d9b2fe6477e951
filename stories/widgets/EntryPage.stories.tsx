import { routes } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { TextField } from '@/ui/TextField/TextField';
import { EntryPage } from '@/widgets/entry-page';
import { AppStory } from '../support';

export default { title: 'widgets/EntryPage' };

const fields = (
  <>
    <TextField label="Email" size="touch" />
    <Button tone="accent" size="touch" width="full">
      Log in
    </Button>
  </>
);

export const FormAlone = () => (
  <AppStory>
    <EntryPage route={routes.login} intro="Welcome back.">
      {fields}
    </EntryPage>
  </AppStory>
);

export const BesideTheMarket = () => (
  <AppStory>
    <EntryPage route={routes.login} intro="Welcome back." aside={<Card>What’s new this week</Card>}>
      {fields}
    </EntryPage>
  </AppStory>
);

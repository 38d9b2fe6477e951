import { routes } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { TextField } from '@/ui/TextField/TextField';
import { AuthPage } from '@/widgets/auth-page';
import { AppStory } from '../support';

export default { title: 'widgets/AuthPage' };

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
    <AuthPage route={routes.login} intro="Welcome back.">
      {fields}
    </AuthPage>
  </AppStory>
);

export const BesideTheMarket = () => (
  <AppStory>
    <AuthPage route={routes.login} intro="Welcome back." aside={<Card>What’s new this week</Card>}>
      {fields}
    </AuthPage>
  </AppStory>
);

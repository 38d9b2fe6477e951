import { SecurityLevel } from '@/widgets/account-security';
import { AppStory } from '../support';

export default { title: 'widgets/SecurityLevel' };

export const Levels = () => (
  <AppStory as="trader" at="/user/overView">
    {[1, 3, 5].map((score) => (
      <SecurityLevel key={score} security={{ score, fullScore: 5 }} />
    ))}
  </AppStory>
);

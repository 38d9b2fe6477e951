import { FormulaHelp } from '@/widgets/contract-records';
import { AppStory } from '../support';

export default { title: 'widgets/FormulaHelp' };

export const Account = () => (
  <AppStory as="trader">
    <FormulaHelp about="account" />
  </AppStory>
);

export const Positions = () => (
  <AppStory as="trader">
    <FormulaHelp about="positions" />
  </AppStory>
);

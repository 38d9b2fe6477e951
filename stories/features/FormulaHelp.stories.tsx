import { FormulaHelp } from '@/features/contract-formulas';
import { AppStory } from '../support';

export default { title: 'features/FormulaHelp' };

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

import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Breadcrumbs' };

const home = { label: 'Home', href: '/en_US' };

export const OneLevel = () => <Breadcrumbs above={[home]} current="Market" />;

export const SeveralLevels = () => (
  <Breadcrumbs above={[home, { label: 'Asset overview', href: '/en_US/assetManagement/overView' }]} current="Financial records" />
);

export const Wrapping = () => (
  <div style={{ inlineSize: 200 }}>
    <Breadcrumbs above={[home, { label: 'A help topic with a long name', href: '#' }]} current="An article with a long name" />
  </div>
);

const account = { label: 'Account', href: '#account' };

export const States = () => (
  <StatesSheet variants={['One level', 'Two levels']} states={enabledStates}>
    {(variant, props) => <Breadcrumbs above={variant === 'One level' ? [home] : [home, account]} current="Security" {...props} />}
  </StatesSheet>
);

import { ArrowLeftRight } from 'lucide-react';
import { NavDropdown } from '@/widgets/mega-menu';
import { PressOnMount } from '../PressOnMount';
import { AppStory } from '../support';
import { wholeMenu } from './menuEntries';

export default { title: 'widgets/NavDropdown' };

const entries = wholeMenu.find(({ id }) => id === 'Contract')?.entries ?? [];
const transfer = { id: 'transfer', label: 'Transfer', icon: ArrowLeftRight, onPress: () => {} };

export const Closed = () => (
  <AppStory>
    <NavDropdown id="orders" label="Orders" entries={entries} />
  </AppStory>
);

export const WithAction = () => (
  <PressOnMount button="Assets">
    <AppStory>
      <NavDropdown id="assets" label="Assets" entries={entries} actions={[transfer]} />
    </AppStory>
  </PressOnMount>
);

import { ArrowLeftRight } from 'lucide-react';
import { NavDropdown } from '@/widgets/mega-menu';
import { Pressed } from '../Pressed';
import { AppStory } from '../support';
import { wholeMenu } from './entries';

export default { title: 'widgets/NavDropdown' };

const entries = wholeMenu.find(({ id }) => id === 'Contract')?.entries ?? [];
const transfer = { id: 'transfer', label: 'Transfer', icon: ArrowLeftRight, onPress: () => {} };

export const Closed = () => (
  <AppStory>
    <NavDropdown id="orders" label="Orders" entries={entries} />
  </AppStory>
);

export const WithAction = () => (
  <Pressed button="Assets">
    <AppStory>
      <NavDropdown id="assets" label="Assets" entries={entries} actions={[transfer]} />
    </AppStory>
  </Pressed>
);

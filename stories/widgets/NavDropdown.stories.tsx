import { ArrowLeftRight } from 'lucide-react';
import { NavDropdown } from '@/widgets/mega-menu';
import { Pressed } from '../Pressed';
import { StoryTree } from '../tree';
import { wholeMenu } from './entries';

export default { title: 'widgets/NavDropdown' };

const entries = wholeMenu.find(({ id }) => id === 'Contract')?.entries ?? [];
const transfer = { id: 'transfer', label: 'Transfer', icon: ArrowLeftRight, onPress: () => {} };

export const Closed = () => (
  <StoryTree>
    <NavDropdown id="orders" label="Orders" entries={entries} />
  </StoryTree>
);

export const WithAction = () => (
  <Pressed button="Assets">
    <StoryTree>
      <NavDropdown id="assets" label="Assets" entries={entries} actions={[transfer]} />
    </StoryTree>
  </Pressed>
);

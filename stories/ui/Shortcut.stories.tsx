import { Inline } from '@/ui/Inline/Inline';
import { Shortcut } from '@/ui/Shortcut/Shortcut';
import { playground } from '../playground';

export default { title: 'ui/Shortcut' };

export const Keys = () => (
  <Inline gap={6}>
    <Shortcut keys={['/']} />
    <Shortcut keys={['Ctrl', 'K']} />
    <Shortcut keys={['⌘', '⇧', 'P']} />
    <Shortcut keys={['G', 'M']} />
  </Inline>
);

export const Playground = playground(Shortcut, { keys: ['Ctrl', 'K'] });

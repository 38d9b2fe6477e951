import { Avatar } from '@/ui/Avatar/Avatar';
import { Inline } from '@/ui/Inline/Inline';
import { choice, playground } from '../playground';
import { avatarColours } from '@/ui/Avatar/colour';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Avatar' };

export const Names = () => (
  <Inline>
    <Avatar name="Mira" />
    <Avatar name="李 小龙" />
    <Avatar name="Ольга Петрова" />
    <Avatar name="" />
  </Inline>
);

export const States = () => (
  <StatesSheet
    variants={['small', 'regular', 'large', 'huge'] as const}
    states={Object.fromEntries(avatarColours.map((colorId) => [`Colour ${colorId}`, { props: { colorId } }]))}
  >
    {(size, props) => <Avatar name="quiet-heron" size={size} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  Avatar,
  { name: 'quiet-heron', size: 'large' },
  { size: choice(['small', 'regular', 'large', 'huge']) },
);

import { Bell, Star, Wallet } from 'lucide-react';
import { Icon, iconSizes } from '@/ui/Icon/Icon';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Icon' };

export const Alone = () => <Icon icon={Star} label="Favourite" />;

export const States = () => (
  <StatesSheet
    variants={iconSizes}
    states={Object.fromEntries(
      ['inherit', 'soft', 'faint', 'accent', 'info', 'success', 'warning', 'danger'].map((tone) => [tone, { props: { tone } }]),
    )}
  >
    {(size, props) => <Icon icon={Bell} size={size} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  Icon,
  { icon: Wallet, size: 'regular', tone: 'inherit', label: 'Assets' },
  { size: choice(iconSizes), tone: choice(['inherit', 'soft', 'faint', 'accent', 'info', 'success', 'warning', 'danger']) },
);

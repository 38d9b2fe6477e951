import { Bell, Moon, Star, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { choice, playground } from '../playground';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/IconButton' };

export const Tones = () => (
  <Inline>
    <IconButton icon={Moon} label="Use the dark theme" />
    <IconButton icon={Moon} label="Use the dark theme" tone="neutral" />
  </Inline>
);

export const Sizes = () => (
  <Inline>
    <IconButton icon={X} label="Close" size="small" tone="neutral" />
    <IconButton icon={X} label="Close" size="compact" tone="neutral" />
    <IconButton icon={X} label="Close" size="regular" tone="neutral" />
    <IconButton icon={X} label="Close" size="touch" tone="neutral" />
  </Inline>
);

export const Toggle = () => {
  const [isFavourite, setFavourite] = useState(true);
  return <IconButton icon={Star} label="Favourite BTC/USDT" isSelected={isFavourite} onPress={() => setFavourite(!isFavourite)} />;
};

export const ToggledOff = () => <IconButton icon={Star} label="Favourite BTC/USDT" isSelected={false} />;

export const WithCount = () => (
  <Inline gap={5}>
    <IconButton icon={Bell} label="Messages, 7 unread" count={7} />
    <IconButton icon={Bell} label="Messages, more than 99 unread" count={100} />
  </Inline>
);

export const Open = () => <IconButton icon={Bell} label="Messages" aria-expanded aria-haspopup="dialog" />;

export const Disabled = () => (
  <Inline>
    <IconButton icon={Moon} label="Theme, fixed to dark" isDisabled />
    <IconButton icon={Moon} label="Theme, fixed to dark" tone="neutral" isDisabled />
  </Inline>
);

export const States = () => (
  <StatesSheet variants={['quiet', 'neutral'] as const} states={pressStates}>
    {(variant, props) => <IconButton icon={Moon} label="Use the dark theme" tone={variant} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  IconButton,
  { icon: Bell, label: 'Messages', tone: 'quiet', size: 'regular', count: 3, isDisabled: false },
  { tone: choice(['quiet', 'neutral']), size: choice(['small', 'compact', 'regular', 'touch']) },
);

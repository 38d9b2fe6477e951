import { Pause, Play, Timer } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { useOverlay } from '../useOverlay';
import { bookRates, type BookRate, type BookTexts } from './book';

export interface PaceToolsProps {
  texts: Pick<BookTexts, 'rate' | 'rates' | 'freeze'>;
  rate: BookRate;
  onRate: (rate: BookRate) => void;
  isFrozen: boolean;
  onFrozen: (isFrozen: boolean) => void;
}

/** Controls how often live figures update, and freezes them. */
export function PaceTools({ texts, rate, onRate, isFrozen, onFrozen }: PaceToolsProps) {
  const { trigger, overlay, wasOpened } = useOverlay('menu');
  return (
    <>
      <IconButton {...trigger} icon={Timer} label={texts.rate} size="compact" />
      {wasOpened && (
        <Menu
          {...overlay}
          label={texts.rate}
          groups={[{ id: 'rates', entries: bookRates.map((id) => ({ id, label: texts.rates[id] })) }]}
          selected={rate}
          onAction={(id) => onRate(bookRates.find((option) => option === id) ?? rate)}
        />
      )}
      <IconButton
        icon={isFrozen ? Play : Pause}
        label={texts.freeze}
        size="compact"
        isSelected={isFrozen}
        onPress={() => onFrozen(!isFrozen)}
      />
    </>
  );
}

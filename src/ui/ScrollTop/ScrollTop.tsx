import { ArrowUp } from 'lucide-react';
import { floatingButton } from '../floating.css';
import { IconButton } from '../IconButton/IconButton';

export interface ScrollTopProps {
  /** "Back to top". */
  label: string;
  onPress: () => void;
}

/** Scrolls back to the top of a long page; mount it in a corner of the window once the page is scrolled far enough down. */
export function ScrollTop({ label, onPress }: ScrollTopProps) {
  return (
    <div className={floatingButton}>
      <IconButton icon={ArrowUp} tone="neutral" size="touch" label={label} onPress={onPress} />
    </div>
  );
}

import { ArrowUp } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import { raised } from './ScrollTop.css';

export interface ScrollTopProps {
  /** "Back to top". */
  label: string;
  onPress: () => void;
}

/** Leads back to the top of a long page; mount it in a corner of the window once the page is scrolled far enough down. */
export function ScrollTop({ label, onPress }: ScrollTopProps) {
  return (
    <div className={raised}>
      <IconButton icon={ArrowUp} tone="neutral" size="touch" label={label} onPress={onPress} />
    </div>
  );
}

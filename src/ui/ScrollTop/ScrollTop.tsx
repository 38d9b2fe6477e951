import { ArrowUp } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import { place } from './ScrollTop.css';

export interface ScrollTopProps {
  /** "Back to top". */
  label: string;
  onPress: () => void;
}

/** Leads back to the top of a long page; mount it once the page is scrolled far enough down. */
export function ScrollTop({ label, onPress }: ScrollTopProps) {
  return (
    <div className={place}>
      <IconButton icon={ArrowUp} tone="neutral" size="touch" label={label} onPress={onPress} />
    </div>
  );
}

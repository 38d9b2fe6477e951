import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bone, lead, row, rowFigure, rowText, skeleton } from './Skeleton.css';

export const skeletonShapes = ['text', 'row', 'block', 'circle'] as const;

export interface SkeletonProps {
  /** `text` follows the size of the text around it, `row` is a line of a list. */
  shape?: (typeof skeletonShapes)[number];
  /** How many lines or rows. */
  count?: number;
  length?: 'full' | 'long' | 'medium' | 'short';
  /** Height of a block, diameter of a circle, in px. */
  extent?: number;
  /** Read out in place of the shapes; one for each part that loads. */
  label?: string;
}

const lastLine = 'medium';

/** The shape of what comes: it keeps the room at once and shows after 300 ms. */
export function Skeleton({ shape = 'text', count = 1, length = 'full', extent = 40, label }: SkeletonProps) {
  return (
    <span className={skeleton}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: count }, (_, index) => {
        if (shape === 'row') return <Row key={index} index={index} />;
        if (shape === 'text') {
          const isLast = count > 1 && index === count - 1;
          return <span key={index} className={bone({ shape, length: isLast ? lastLine : length })} />;
        }
        const width = shape === 'circle' ? { inlineSize: extent } : {};
        const own = shape === 'circle' ? 'own' : length;
        return <span key={index} className={bone({ shape, length: own })} style={{ blockSize: extent, ...width }} />;
      })}
    </span>
  );
}

const lengths = ['medium', 'long', 'short'] as const;

function Row({ index }: { index: number }) {
  return (
    <span className={row}>
      <span className={`${bone({ shape: 'circle', length: 'own' })} ${lead}`} style={{ inlineSize: 24, blockSize: 24 }} />
      <span className={rowText}>
        <span className={bone({ shape: 'row', length: lengths[index % lengths.length] })} style={{ display: 'block' }} />
      </span>
      <span className={`${bone({ shape: 'row', length: 'own' })} ${rowFigure}`} />
    </span>
  );
}

import type { ReactNode } from 'react';
import { useUiText } from '../texts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bone, row, rowFigure, rowText, skeleton } from './Skeleton.css';

export const skeletonShapes = ['text', 'row', 'block', 'circle', 'fill'] as const;

export interface SkeletonProps {
  /** `text` follows the surrounding font size, `row` is a list row, `fill` takes the remaining height of a column. */
  shape?: (typeof skeletonShapes)[number];
  /** Number of lines or rows. */
  count?: number;
  length?: 'full' | 'long' | 'medium' | 'short';
  align?: 'start' | 'center' | 'end';
  /** Height of a block, diameter of a circle, in px. */
  size?: number;
  /** Announced instead of the shapes, once per loading part; `true` means "Loading…". */
  label?: string | boolean;
  /** `SkeletonLine`s in a custom arrangement, instead of a shape. */
  children?: ReactNode;
}

/** The placeholder of a text within a `Skeleton`. */
export const SkeletonLine = ({ length = 'full' }: Pick<SkeletonProps, 'length'>) => <span className={bone({ shape: 'text', length })} />;

/** Placeholder of loading content: takes up its space at once and becomes visible after 300 ms. */
export function Skeleton({ label, align = 'start', children, ...shapeProps }: SkeletonProps) {
  const text = useUiText();
  return (
    <>
      {/* Beside the skeleton, because screen readers may skip busy content. */}
      {label && <VisuallyHidden>{label === true ? text('loading') : label}</VisuallyHidden>}
      <span aria-busy className={skeleton({ align, fills: shapeProps.shape === 'fill' })}>
        {children ?? <Shape {...shapeProps} />}
      </span>
    </>
  );
}

function Shape({ shape = 'text', count = 1, length = 'full', size = 40 }: Omit<SkeletonProps, 'label' | 'align' | 'children'>) {
  if (shape === 'block') return <span className={bone({ shape, length })} style={{ blockSize: size }} />;
  if (shape === 'fill') return <span className={bone({ shape, length })} />;
  if (shape === 'circle') return <span className={bone({ shape })} style={{ blockSize: size, inlineSize: size }} />;
  if (shape === 'row') return listOf(count).map((index) => <Row key={index} index={index} />);
  return listOf(count).map((index) => <SkeletonLine key={index} length={lineLength(index, count, length)} />);
}

function Row({ index }: { index: number }) {
  return (
    <span className={row}>
      <span className={bone({ shape: 'circle' })} style={{ blockSize: 24, inlineSize: 24 }} />
      <span className={rowText}>
        <span className={bone({ shape: 'text', length: rowLengths[index % rowLengths.length] })} style={{ display: 'block' }} />
      </span>
      <span className={rowFigure}>
        <span className={bone({ shape: 'text', length: 'long' })} />
      </span>
    </span>
  );
}

const rowLengths = ['medium', 'long', 'short'] as const;
const listOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The last line of a paragraph is shorter. */
const lineLength = (index: number, count: number, length: NonNullable<SkeletonProps['length']>) =>
  count > 1 && index === count - 1 ? 'medium' : length;

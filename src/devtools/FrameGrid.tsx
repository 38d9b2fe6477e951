import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from '@/ui/Link/Link';
import { cell, glass, grid, head } from './FrameGrid.css';

/** A page shown in a frame of the grid. */
export interface FrameCell {
  readonly id: string;
  readonly label: string;
  readonly address: string;
  /** Width and height of the page in px; the frame is scaled to the cell. */
  readonly width: number;
  readonly height: number;
}

export interface FrameGridProps {
  /** Names the grid for screen readers. */
  readonly label: string;
  readonly cells: readonly FrameCell[];
}

/** The widest a cell is drawn, in px: wider pages are scaled down. */
const cellWidth = 560;

/** How many frames load at once: more would only make each of them slower. */
const atOnce = 2;

/** Live pages side by side, each scaled to its cell. Those in view load first, a few at a time. */
export function FrameGrid({ label, cells }: FrameGridProps) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const waiting = seen.filter((id) => !loaded.has(id));
  const isStarted = (id: string) => loaded.has(id) || waiting.indexOf(id) < atOnce;
  return (
    <ul className={grid} aria-label={label}>
      {cells.map((one) => (
        <Cell
          key={one.id}
          {...one}
          isStarted={seen.includes(one.id) && isStarted(one.id)}
          onSeen={() => setSeen((ids) => (ids.includes(one.id) ? ids : [...ids, one.id]))}
          onLoaded={() => setLoaded((ids) => new Set([...ids, one.id]))}
        />
      ))}
    </ul>
  );
}

interface CellProps extends FrameCell {
  readonly isStarted: boolean;
  readonly onSeen: () => void;
  readonly onLoaded: () => void;
}

function Cell({ label, address, width, height, isStarted, onSeen, onLoaded }: CellProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    const views = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && see());
    sizes.observe(element);
    views.observe(element);
    return () => {
      sizes.disconnect();
      views.disconnect();
    };
  }, [width]);
  return (
    <li className={cell} style={{ inlineSize: Math.min(width, cellWidth) }}>
      <div className={head}>
        <Link href={address} isExternal>
          {label}
        </Link>
      </div>
      <div ref={place} className={glass} style={{ blockSize: height * (scale || 0.3) }}>
        {isStarted && scale > 0 && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site
          <iframe
            title={label}
            src={address}
            onLoad={onLoaded}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})`, transformOrigin: '0 0', border: 0 }}
          />
        )}
      </div>
    </li>
  );
}

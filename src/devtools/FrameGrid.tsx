import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link } from '@/ui/Link/Link';
import { about as aboutStyle, cell, viewport, grid, head } from './FrameGrid.css';

/** A page shown in a frame of the grid. */
export interface FrameCell {
  readonly id: string;
  readonly label: string;
  readonly address: string;
  /** Target of the label's link; the address of the frame by default. */
  readonly link?: string;
  /** Width and height of the page in px; the frame is scaled to the cell. */
  readonly width: number;
  readonly height: number;
  /** Shown below the frame. */
  readonly about?: ReactNode;
  /** Called with the frame each time its page has loaded. */
  readonly onPageLoad?: (frame: HTMLIFrameElement) => void;
}

export interface FrameGridProps {
  /** Accessible name of the grid. */
  readonly label: string;
  readonly cells: readonly FrameCell[];
  /** `natural`: each page at its own width, up to a limit; `even`: columns of equal width; `halves`: two side by side; `whole`: one below the other. */
  readonly columns?: keyof typeof grid;
  /** Which frames stay loaded: `seen` those that have been in view, `inView` only those in view; `all` loads those out of view too. */
  readonly retention?: 'all' | 'seen' | 'inView';
  /** How many frames load at once: more would only slow each of them down. */
  readonly maxLoading?: number;
  /** Called with the number of frames in view that are still to load. */
  readonly onWaiting?: (count: number) => void;
}

/** The maximum width of a cell, in px: wider pages are scaled down. */
const cellWidth = 560;

/** Live pages side by side, each scaled to its cell. Those in view load first, a few at a time. */
export function FrameGrid({ label, cells, columns = 'natural', retention = 'seen', maxLoading = 2, onWaiting }: FrameGridProps) {
  const [inView, setInView] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const seen = retention === 'all' ? cells.map(({ id }) => id) : inView;
  // A frame removed from the grid never loads and must not block the others.
  const waiting = seen.filter((id) => !loaded.has(id) && cells.some((one) => one.id === id));
  const notifyWaiting = useEffectEvent((count: number) => onWaiting?.(count));
  useEffect(() => notifyWaiting(waiting.length), [waiting.length]);
  const isStarted = (id: string) => loaded.has(id) || waiting.indexOf(id) < maxLoading;
  const updateInView = (id: string, isInView: boolean) => {
    if (isInView) return setInView((ids) => (ids.includes(id) ? ids : [...ids, id]));
    if (retention !== 'inView') return undefined;
    setLoaded((ids) => new Set([...ids].filter((one) => one !== id)));
    return setInView((ids) => ids.filter((one) => one !== id));
  };
  return (
    <ul className={grid[columns]} aria-label={label}>
      {cells.map((one) => (
        <Cell
          key={one.id}
          {...one}
          drawnWidth={columns === 'natural' ? Math.min(one.width, cellWidth) : undefined}
          isStarted={seen.includes(one.id) && isStarted(one.id)}
          onSeen={(isInView) => updateInView(one.id, isInView)}
          onLoaded={() => setLoaded((ids) => new Set([...ids, one.id]))}
        />
      ))}
    </ul>
  );
}

interface CellProps extends FrameCell {
  /** Width of the cell in px; undefined if the columns set it. */
  readonly drawnWidth: number | undefined;
  readonly isStarted: boolean;
  readonly onSeen: (isInView: boolean) => void;
  readonly onLoaded: () => void;
}

function Cell({
  id,
  label,
  address,
  link = address,
  width,
  height,
  about,
  onPageLoad,
  drawnWidth,
  isStarted,
  onSeen,
  onLoaded,
}: CellProps) {
  const container = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const reportInView = useEffectEvent(onSeen);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const resizeObserver = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    const intersectionObserver = new IntersectionObserver((entries) => reportInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '120px',
    });
    resizeObserver.observe(element);
    intersectionObserver.observe(element);
    return () => {
      resizeObserver.disconnect();
      intersectionObserver.disconnect();
    };
  }, [width]);
  return (
    <li className={cell} style={{ inlineSize: drawnWidth }}>
      <div className={head}>
        <Link href={link} isExternal>
          {label}
        </Link>
      </div>
      <div ref={container} className={viewport} style={{ blockSize: height * (scale || 0.3) }}>
        {isStarted && scale > 0 && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site
          <iframe
            title={label}
            name={id}
            src={address}
            onLoad={({ currentTarget }) => {
              onLoaded();
              onPageLoad?.(currentTarget);
            }}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})`, transformOrigin: '0 0', border: 0 }}
          />
        )}
      </div>
      {about && <div className={aboutStyle}>{about}</div>}
    </li>
  );
}

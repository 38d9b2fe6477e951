import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useAnnouncer } from '../Announcer/announcer';
import { IconButton } from '../IconButton/IconButton';
import { modal, scrim } from '../overlay.css';
import { pxToRem } from '../textScale';
import { useUiText } from '../texts';
import { useFocusOffDisabled } from '../useFocusOffDisabled';
import { bar, caption, content, count, panel, picture, stage } from './Lightbox.css';

export interface LightboxPicture {
  readonly src: string;
  /** What the picture shows. */
  readonly alt: string;
  readonly caption?: string;
}

export interface LightboxProps {
  /** Accessible name of the pictures: "Documents". */
  label: string;
  pictures: readonly LightboxPicture[];
  /** Index of the picture shown first. */
  start?: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Zoom factors relative to the fitting size. */
export const zooms = [1, 1.5, 2, 3] as const;

/** Shows pictures one at a time over the whole window; arrow keys switch between them, + and − zoom. */
export function Lightbox({ isOpen, onOpenChange, ...props }: LightboxProps) {
  return (
    <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={onOpenChange} className={scrim}>
      <Modal className={`${modal} ${panel}`} data-theme="dark">
        <Pictures {...props} onClose={() => onOpenChange(false)} />
      </Modal>
    </ModalOverlay>
  );
}

type PicturesProps = Omit<LightboxProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void };

/** Mounted with the dialog, so that it opens at the given picture and at its fitting size. */
function Pictures({ label, pictures, start = 0, onClose }: PicturesProps) {
  const text = useUiText();
  const { polite } = useAnnouncer();
  const [shown, setShown] = useState(start);
  const [zoom, setZoom] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useFocusOffDisabled(root);
  const image = useRef<HTMLImageElement>(null);
  /** Width of the picture at its fitting size, in px; known once it is enlarged. */
  const [fittingWidth, setFittingWidth] = useState(0);
  const last = pictures.length - 1;
  const current = pictures[shown];
  if (!current) return null;

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), last);
    if (next === shown) return;
    setShown(next);
    setZoom(0);
    polite(pictures[next]?.alt ?? '');
  };
  const zoomTo = (level: number) => {
    if (zoom === 0) setFittingWidth(image.current?.clientWidth ?? 0);
    setZoom(Math.min(Math.max(level, 0), zooms.length - 1));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(shown - 1),
    ArrowRight: () => show(shown + 1),
    Home: () => show(0),
    End: () => show(last),
    '+': () => zoomTo(zoom + 1),
    '-': () => zoomTo(zoom - 1),
    '0': () => zoomTo(0),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrow keys scroll an enlarged picture.
    const isPictureKey = zoom === 0 || !event.key.startsWith('Arrow');
    if (event.ctrlKey || event.metaKey || !isPictureKey || !keys[event.key]) return;
    keys[event.key]?.();
    event.preventDefault();
  };

  return (
    <div ref={root} role="presentation" className={content} onKeyDown={onKeyDown}>
      <Dialog aria-label={label} className={content}>
        <div className={bar}>
          <span className={count}>
            {shown + 1} / {pictures.length}
          </span>
          <IconButton icon={ZoomOut} size="touch" label={text('zoomOut')} isDisabled={zoom === 0} onPress={() => zoomTo(zoom - 1)} />
          <IconButton
            icon={ZoomIn}
            size="touch"
            label={text('zoomIn')}
            isDisabled={zoom === zooms.length - 1}
            onPress={() => zoomTo(zoom + 1)}
          />
          <IconButton icon={X} size="touch" label={text('close')} onPress={onClose} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an enlarged picture is scrolled, also by keyboard */}
        <div className={stage} role="group" aria-label={current.alt} tabIndex={zoom > 0 ? 0 : undefined}>
          <img
            key={current.src}
            ref={image}
            src={current.src}
            alt={current.alt}
            className={picture({ isEnlarged: zoom > 0 })}
            style={zoom > 0 ? { inlineSize: pxToRem(fittingWidth * (zooms[zoom] ?? 1)) } : undefined}
          />
        </div>
        <div className={bar}>
          {last > 0 && (
            <IconButton icon={ChevronLeft} size="touch" label={text('previous')} isDisabled={shown === 0} onPress={() => show(shown - 1)} />
          )}
          <p className={caption}>{current.caption}</p>
          {last > 0 && (
            <IconButton icon={ChevronRight} size="touch" label={text('next')} isDisabled={shown === last} onPress={() => show(shown + 1)} />
          )}
        </div>
      </Dialog>
    </div>
  );
}

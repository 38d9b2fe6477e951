import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { onColorsChanged } from '../CandleChart/colors';
import { canvas as canvasStyle, card, swatchColors as inkStyles, words } from './ShareCard.css';
import { cardColorRoles, cardSize, drawShareCard } from './drawShareCard';
import type { CardColors, ShareCardContent } from './drawShareCard';

export interface ShareCardProps extends ShareCardContent {
  brand: {
    readonly name: string;
    /** A path in a box of 24 × 24. */
    readonly mark: string;
  };
  /** "Save picture" */
  saveLabel: string;
  /** Called with the picture as PNG. */
  onSave: (picture: Blob) => void;
}

/** A result as a picture to share, drawn on the device, with its text for screen readers. */
export function ShareCard({ brand, saveLabel, onSave, ...content }: ShareCardProps) {
  const swatches = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  const { name, mark } = brand;
  const { title, subtitle, value, facts, footer } = content;
  const description = [title, subtitle, value, ...facts.map((fact) => `${fact.label} ${fact.value}`), footer].join(', ');

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const swatchRoot = swatches.current;
    setDrawn(Boolean(context));
    if (!context || !swatchRoot) return undefined;
    const path = new Path2D(mark);
    const draw = () =>
      drawShareCard(content, {
        context,
        colors: readCardColors(swatchRoot),
        fontFamily: getComputedStyle(swatchRoot).fontFamily,
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
        brand: { name, fillMark: () => context.fill(path) },
      });
    draw();
    let isGone = false;
    void document.fonts.ready.then(() => isGone || draw()); // drawn in the system font until our own has loaded
    const stop = onColorsChanged(draw);
    return () => {
      isGone = true;
      stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content is the same where its description and trend are
  }, [description, content.trend, name, mark]);

  return (
    <div className={card}>
      <div ref={swatches} hidden data-theme="dark">
        {cardColorRoles.map((ink) => (
          <span key={ink} data-ink={ink} className={inkStyles[ink]} />
        ))}
      </div>
      <canvas ref={canvas} {...cardSize} role="img" aria-label={description} hidden={!isDrawn} className={canvasStyle} />
      {!isDrawn && <p className={words}>{description}</p>}
      {isDrawn && (
        <Button icon={Download} onPress={() => canvas.current?.toBlob((picture) => picture && onSave(picture))}>
          {saveLabel}
        </Button>
      )}
    </div>
  );
}

function readCardColors(swatches: HTMLElement): CardColors {
  const read = (ink: string): string => {
    const swatch = swatches.querySelector(`[data-ink="${ink}"]`);
    return swatch ? getComputedStyle(swatch).color : '';
  };
  return {
    surface: read('surface'),
    text: read('text'),
    soft: read('soft'),
    line: read('line'),
    accent: read('accent'),
    rise: read('rise'),
    fall: read('fall'),
    flat: read('flat'),
  };
}

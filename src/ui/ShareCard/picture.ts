/** The content of a share card. */
export interface ShareCardContent {
  /** "BTC/USDT perpetual" */
  readonly title: string;
  /** "Long · 20×" */
  readonly subtitle: string;
  /** The main figure, with its sign: "+128.45%". */
  readonly value: string;
  readonly trend: 'rise' | 'fall' | 'flat';
  /** At most four: entry price, mark price. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** The address to visit: the site, an invitation. */
  readonly footer: string;
}

export const cardInks = ['surface', 'text', 'soft', 'line', 'accent', 'rise', 'fall', 'flat'] as const;

export type CardInks = Readonly<Record<(typeof cardInks)[number], string>>;

/** The canvas context, colours, font and brand to draw a card with. */
export interface CardTools {
  readonly brush: Pick<
    CanvasRenderingContext2D,
    'fillStyle' | 'font' | 'textBaseline' | 'fillRect' | 'fillText' | 'save' | 'restore' | 'translate' | 'scale'
  > & { measureText: (text: string) => Pick<TextMetrics, 'width'> };
  readonly inks: CardInks;
  readonly fontFamily: string;
  readonly brand: {
    readonly name: string;
    /** Fills the mark in a box of 24 × 24 at the origin. */
    readonly fillMark: () => void;
  };
}

/** Width and height of the picture in px; social sites show this format in full. */
export const cardSize = { width: 1080, height: 1080 } as const;

const margin = 80;
const room = cardSize.width - 2 * margin;

/** Smallest share of its size to which a text shrinks before it ends in an ellipsis. */
const min = 0.5;

/** Draws a card: the brand, the title, the figure, the facts and the address. */
export function drawShareCard({ title, subtitle, value, trend, facts, footer }: ShareCardContent, tools: CardTools): void {
  const { brush, inks, brand } = tools;
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = inks.surface;
  brush.fillRect(0, 0, cardSize.width, cardSize.height);
  drawMark(tools);
  write(tools, brand.name, { x: margin + 72, y: 128, size: 40, weight: 600, ink: 'text', width: room - 72 });
  write(tools, title, { x: margin, y: 340, size: 56, weight: 600, ink: 'text', width: room });
  write(tools, subtitle, { x: margin, y: 400, size: 36, weight: 400, ink: 'soft', width: room });
  write(tools, value, { x: margin, y: 580, size: 144, weight: 600, ink: trend, width: room });
  const column = room / 2;
  facts.forEach((fact, index) => {
    const place = { x: margin + (index % 2) * column, width: column - 32 };
    const y = 690 + Math.floor(index / 2) * 112;
    write(tools, fact.label, { ...place, y, size: 28, weight: 400, ink: 'soft' });
    write(tools, fact.value, { ...place, y: y + 48, size: 40, weight: 500, ink: 'text' });
  });
  brush.fillStyle = inks.line;
  brush.fillRect(margin, 920, room, 2);
  write(tools, footer, { x: margin, y: 1000, size: 32, weight: 400, ink: 'soft', width: room });
}

function drawMark({ brush, inks, brand }: CardTools): void {
  brush.save();
  brush.fillStyle = inks.accent;
  brush.translate(margin, 86);
  brush.scale(56 / 24, 56 / 24);
  brand.fillMark();
  brush.restore();
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly ink: keyof CardInks;
  readonly width: number;
}

/** Draws a text that fits: smaller if it is long, and cut with an ellipsis if that is not enough. */
function write({ brush, inks, fontFamily }: CardTools, text: string, { x, y, size, weight, ink, width }: Line): void {
  const fontOf = (px: number) => `${weight} ${px}px ${fontFamily}`;
  brush.fillStyle = inks[ink];
  brush.font = fontOf(size);
  const share = Math.max(min, Math.min(1, width / brush.measureText(text).width));
  brush.font = fontOf(Math.floor(size * share));
  const letters = Array.from(text);
  let shown = text;
  while (letters.length > 0 && brush.measureText(shown).width > width) {
    letters.pop();
    shown = `${letters.join('').trimEnd()}…`;
  }
  brush.fillText(shown, x, y);
}

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

export const cardColorRoles = ['surface', 'text', 'soft', 'line', 'accent', 'rise', 'fall', 'flat'] as const;

export type CardColors = Readonly<Record<(typeof cardColorRoles)[number], string>>;

/** The canvas context, colours, font and brand to draw a card with. */
export interface CardTools {
  readonly context: Pick<
    CanvasRenderingContext2D,
    'fillStyle' | 'font' | 'textBaseline' | 'fillRect' | 'fillText' | 'save' | 'restore' | 'translate' | 'scale'
  > & { measureText: (text: string) => Pick<TextMetrics, 'width'> };
  readonly colors: CardColors;
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
const contentWidth = cardSize.width - 2 * margin;

/** Smallest share of its size to which a text shrinks before it ends in an ellipsis. */
const minScale = 0.5;

/** Draws a card: the brand, the title, the figure, the facts and the address. */
export function drawShareCard({ title, subtitle, value, trend, facts, footer }: ShareCardContent, tools: CardTools): void {
  const { context, colors, brand } = tools;
  context.textBaseline = 'alphabetic';
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  drawMark(tools);
  drawText(tools, brand.name, { x: margin + 72, y: 128, size: 40, weight: 600, colorRole: 'text', width: contentWidth - 72 });
  drawText(tools, title, { x: margin, y: 340, size: 56, weight: 600, colorRole: 'text', width: contentWidth });
  drawText(tools, subtitle, { x: margin, y: 400, size: 36, weight: 400, colorRole: 'soft', width: contentWidth });
  drawText(tools, value, { x: margin, y: 580, size: 144, weight: 600, colorRole: trend, width: contentWidth });
  const column = contentWidth / 2;
  facts.forEach((fact, index) => {
    const position = { x: margin + (index % 2) * column, width: column - 32 };
    const y = 690 + Math.floor(index / 2) * 112;
    drawText(tools, fact.label, { ...position, y, size: 28, weight: 400, colorRole: 'soft' });
    drawText(tools, fact.value, { ...position, y: y + 48, size: 40, weight: 500, colorRole: 'text' });
  });
  context.fillStyle = colors.line;
  context.fillRect(margin, 920, contentWidth, 2);
  drawText(tools, footer, { x: margin, y: 1000, size: 32, weight: 400, colorRole: 'soft', width: contentWidth });
}

function drawMark({ context, colors, brand }: CardTools): void {
  context.save();
  context.fillStyle = colors.accent;
  context.translate(margin, 86);
  context.scale(56 / 24, 56 / 24);
  brand.fillMark();
  context.restore();
}

interface TextLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly colorRole: keyof CardColors;
  readonly width: number;
}

/** Draws a text that fits: smaller if it is long, and cut with an ellipsis if that is not enough. */
function drawText({ context, colors, fontFamily }: CardTools, text: string, { x, y, size, weight, colorRole, width }: TextLine): void {
  const fontOf = (px: number) => `${weight} ${px}px ${fontFamily}`;
  context.fillStyle = colors[colorRole];
  context.font = fontOf(size);
  const share = Math.max(minScale, Math.min(1, width / context.measureText(text).width));
  context.font = fontOf(Math.floor(size * share));
  const letters = Array.from(text);
  let shown = text;
  while (letters.length > 0 && context.measureText(shown).width > width) {
    letters.pop();
    shown = `${letters.join('').trimEnd()}…`;
  }
  context.fillText(shown, x, y);
}

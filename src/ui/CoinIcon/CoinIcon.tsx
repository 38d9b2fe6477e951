import { fills } from '../Avatar/Avatar.css';
import { colourOf, hash } from '../Avatar/colour';
import { coin, facet, letters, line, solid } from './CoinIcon.css';
import { coinDrawings, type CoinDrawing } from './drawings';

export interface CoinIconProps {
  /** BTC, USDT …; shown beside the icon, which is therefore hidden from screen readers. */
  symbol: string;
  /** 16, 20, 24 or 36 px. */
  size?: keyof typeof coin;
}

/** The icon of a coin: our own drawing for the most traded coins, otherwise a letter, a facet and a colour derived from the symbol; no trademarks. */
export function CoinIcon({ symbol, size = 'large' }: CoinIconProps) {
  const leveragedToken = /^(.+)(\d[LS])$/.exec(symbol);
  const drawing = coinDrawings[symbol];
  const colour = drawing?.colour ?? colourOf(leveragedToken?.[1] ?? symbol);
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden className={`${coin[size]} ${fills[colour]}`}>
      {drawing ? <Mark {...drawing} /> : <Monogram symbol={symbol} text={leveragedToken?.[2] ?? Array.from(symbol)[0] ?? ''} />}
    </svg>
  );
}

function Mark({ line: strokes, solid: parts }: CoinDrawing) {
  return (
    <>
      {strokes && <path className={line} d={strokes} />}
      {parts && <path className={solid} d={parts} />}
    </>
  );
}

/** A generated icon; a leveraged token, such as BTC3L, shows its multiple. */
function Monogram({ symbol, text }: { readonly symbol: string; readonly text: string }) {
  const seed = hash(symbol);
  return (
    <>
      <polygon className={facet} points={polygon(3 + (seed % 4), (seed >>> 4) % 90)} />
      <text className={letters} y="0.5" fontSize={text.length > 1 ? 10 : 12}>
        {text}
      </text>
    </>
  );
}

function polygon(sides: number, rotation: number): string {
  const corners = Array.from({ length: sides }, (_, index) => ((index / sides) * 360 + rotation) * (Math.PI / 180));
  return corners.map((angle) => `${(11 * Math.cos(angle)).toFixed(2)},${(11 * Math.sin(angle)).toFixed(2)}`).join(' ');
}

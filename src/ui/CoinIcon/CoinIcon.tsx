import { fills } from '../Avatar/Avatar.css';
import { colourOf, hash } from '../Avatar/colour';
import { coin, facet, letters } from './CoinIcon.css';

export interface CoinIconProps {
  /** BTC, USDT …; shown beside the icon, which is therefore hidden from screen readers. */
  symbol: string;
  /** 16, 20, 24 or 36 px. */
  size?: keyof typeof coin;
}

/** Draws a coin's icon from its symbol: a colour, a facet and a letter, no trademark. */
export function CoinIcon({ symbol, size = 'large' }: CoinIconProps) {
  const seed = hash(symbol);
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden className={`${coin[size]} ${fills[colourOf(symbol)]}`}>
      <polygon className={facet} points={polygon(3 + (seed % 4), (seed >> 4) % 90)} />
      <text className={letters} y="0.5" fontSize={symbol.length > 4 ? 11 : 12}>
        {Array.from(symbol)[0]}
      </text>
    </svg>
  );
}

function polygon(sides: number, turn: number): string {
  const corners = Array.from({ length: sides }, (_, index) => ((index / sides) * 360 + turn) * (Math.PI / 180));
  return corners.map((angle) => `${(11 * Math.cos(angle)).toFixed(2)},${(11 * Math.sin(angle)).toFixed(2)}`).join(' ');
}

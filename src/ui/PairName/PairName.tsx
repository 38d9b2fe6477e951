import { CoinIcon } from '../CoinIcon/CoinIcon';
import type { CoinIconProps } from '../CoinIcon/CoinIcon';
import { size as sizes } from '../Text/Text.css';
import type { textSizes } from '../Text/Text';
import { base as baseStyle, name, pair, quote as quoteStyle } from './PairName.css';

export interface PairNameProps {
  base: string;
  quote: string;
  size?: (typeof textSizes)[number];
  /** Shows the icon of the base coin in this size. */
  icon?: CoinIconProps['size'];
  /** Makes the quote smaller on a phone, for the narrow name column of a table. */
  isQuoteSmall?: boolean;
}

/** The name of a pair, its quote fainter than its base; takes two lines if one is too short. */
export function PairName({ base, quote, size, icon, isQuoteSmall = false }: PairNameProps) {
  return (
    <span className={pair}>
      {icon && <CoinIcon symbol={base} size={icon} />}
      <span title={`${base}/${quote}`} className={`${size ? sizes[size] : ''} ${name}`}>
        <span className={baseStyle}>{base}</span>
        <wbr />
        <span className={quoteStyle({ isSmall: isQuoteSmall })}>/{quote}</span>
      </span>
    </span>
  );
}

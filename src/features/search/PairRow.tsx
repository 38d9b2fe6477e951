import type { NumberParts } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Link } from '@/ui/Link/Link';
import { Price } from '@/ui/Price/Price';
import { figures, name, row } from './SearchPanel.css';

export interface PairRowProps {
  /** The coin whose icon is shown. */
  coin: string;
  label: string;
  tag?: string;
  /** The link's address. */
  target: string;
  onChoose: () => void;
  /** Takes the focus when it is first rendered. */
  takesFocus?: boolean;
  price?: NumberParts;
  change?: NumberParts;
}

/** A search result: a pair or contract with its price, linking to its screen. */
export function PairRow({ coin, label, tag, target, onChoose, takesFocus = false, price, change }: PairRowProps) {
  return (
    <li className={row}>
      <CoinIcon symbol={coin} />
      <span className={name}>
        <Link ref={takesFocus ? focusOnMount : undefined} variant="plain" isStretched href={target} onPress={onChoose}>
          {label}
        </Link>
        {tag && <Badge>{tag}</Badge>}
      </span>
      {price && change && (
        <span className={figures}>
          <Price value={price} size="dense" />
          <PriceChange value={change} size="small" />
        </span>
      )}
    </li>
  );
}

const focusOnMount = (link: HTMLAnchorElement | null): void => link?.focus();

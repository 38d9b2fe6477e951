import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  action as actionStyle,
  chevron,
  detail as detailStyle,
  dot,
  figures,
  list,
  mark as markStyle,
  name as nameStyle,
  note,
  opener,
  row,
  title as titleStyle,
  waiting,
  words,
} from './DataList.css';

export interface DataListItem {
  id: string;
  /** Before the text: a coin, an avatar, an icon. */
  mark?: ReactNode;
  title: ReactNode;
  /** Below the title: a time, a kind. */
  meta?: ReactNode;
  /** At the end: the amount, the price. */
  value?: ReactNode;
  /** Below the value: a status, a change. */
  valueMeta?: ReactNode;
  /** Below the value: a button of its own, in addition to the link of the row. */
  action?: ReactNode;
  /** Address the row links to. */
  href?: string;
  /** Opens details of the row elsewhere: in a sheet or a dialog. */
  onPress?: () => void;
  /** Expands below the row when it is pressed. */
  detail?: ReactNode;
  /** Marks the row as new, with this text for screen readers: "Unread". */
  unread?: string;
}

export interface DataListProps {
  label: string;
  items: readonly DataListItem[];
  /** Number of skeleton rows while loading. */
  skeletonRows?: number;
}

/** Records of two lines each, for narrow places where a `Table` does not fit. */
export function DataList({ label, items, skeletonRows = 0 }: DataListProps) {
  if (skeletonRows > 0)
    return (
      <div className={waiting}>
        <Skeleton shape="row" count={skeletonRows} label />
      </div>
    );
  return (
    <ul aria-label={label} className={list}>
      {items.map((item) => (
        <Row key={item.id} {...item} />
      ))}
    </ul>
  );
}

function Row({ mark, title, meta, value, valueMeta, action, href, onPress, detail, unread }: DataListItem) {
  const detailId = useId();
  const [isOpen, setOpen] = useState(false);
  const isExpandable = detail !== undefined;
  const isLink = href !== undefined || onPress !== undefined;
  const name = <span className={nameStyle}>{title}</span>;
  return (
    <li className={row({ isPressable: isExpandable || isLink })}>
      {mark && <span className={markStyle}>{mark}</span>}
      <span className={words}>
        <span className={titleStyle({ isUnread: unread !== undefined })}>
          {unread && (
            <>
              <span className={dot} />
              <VisuallyHidden>{unread} </VisuallyHidden>
            </>
          )}
          {href !== undefined ? (
            <Link variant="plain" isStretched href={href}>
              {name}
            </Link>
          ) : isExpandable ? (
            <button type="button" className={opener} aria-expanded={isOpen} aria-controls={detailId} onClick={() => setOpen(!isOpen)}>
              {name}
            </button>
          ) : onPress ? (
            <button type="button" aria-haspopup="dialog" className={opener} onClick={onPress}>
              {name}
            </button>
          ) : (
            name
          )}
        </span>
        {meta && <span className={note}>{meta}</span>}
      </span>
      {(value || valueMeta || action) && (
        <span className={figures}>
          <span>{value}</span>
          {valueMeta && <span className={note}>{valueMeta}</span>}
          {action && <span className={actionStyle}>{action}</span>}
        </span>
      )}
      {(isExpandable || isLink) && (
        <span className={chevron({ isOpen })}>
          <Icon icon={isExpandable ? ChevronDown : ChevronRight} />
        </span>
      )}
      {isExpandable && (
        <div id={detailId} hidden={!isOpen} className={detailStyle}>
          {isOpen && detail}
        </div>
      )}
    </li>
  );
}

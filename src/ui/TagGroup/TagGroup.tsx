import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label, Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../Icon/Icon';
import { group, label as labelStyle, list, remove, tag, words } from './TagGroup.css';

export const tagTones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;

export interface TagItem {
  readonly id: string;
  /** A long text is truncated to one line and shown in full in the tooltip. */
  readonly label: string;
  readonly tone?: (typeof tagTones)[number];
  /** The tag cannot be removed. */
  readonly isDisabled?: boolean;
}

export interface TagGroupProps {
  /** What the tags are: "Filters", "Allowed addresses". */
  label: string;
  isLabelHidden?: boolean;
  items: readonly TagItem[];
  /** Makes the tags removable, by a button or the Delete key. */
  onRemove?: (id: string) => void;
  /** Shown in place of the tags when there are none. */
  emptyText?: string;
}

/** The selected values of a filter or list, removable with `onRemove`. To label an item use `Badge`. */
export function TagGroup({ label, isLabelHidden = false, items, onRemove, emptyText }: TagGroupProps) {
  return (
    <AriaTagGroup
      className={group}
      aria-label={isLabelHidden ? label : undefined}
      disabledKeys={items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
      onRemove={onRemove && ((keys) => items.filter(({ id }) => keys.has(id)).forEach(({ id }) => onRemove(id)))}
    >
      {!isLabelHidden && <Label className={labelStyle}>{label}</Label>}
      <TagList items={items} className={list} renderEmptyState={() => emptyText}>
        {({ id, label: text, tone = 'neutral' }) => (
          <Tag id={id} textValue={text} className={tag({ tone })}>
            <span className={words} title={text}>
              {text}
            </span>
            {onRemove && (
              <Button slot="remove" className={remove}>
                <Icon icon={X} />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}

import { GripVertical, SlidersHorizontal } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { option, options } from '../options.css';
import { Popover } from '../Popover/Popover';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { useUiText } from '../texts';
import { useOverlay } from '../useOverlay';
import { moveColumn, orderColumns, defaultLayout, setColumnVisibility, type ColumnLayout } from './columnLayout';
import type { GridColumn } from './gridColumn';
import { foot, grip, heading, list, part } from './GridSettings.css';

export const gridDensities = ['compact', 'regular'] as const;

export interface GridSettingsProps {
  columns: readonly Pick<GridColumn<never>, 'id' | 'header'>[];
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  density?: (typeof gridDensities)[number];
  /** Called with the chosen row height; without it the choice is not offered. */
  onDensity?: (density: (typeof gridDensities)[number]) => void;
}

/** A button beside a `DataGrid` with settings to show, hide and reorder its columns, by pointer and by keyboard. */
export function GridSettings({ density = 'regular', onDensity, ...parts }: GridSettingsProps) {
  const text = useUiText();
  const { wasOpened, trigger, overlay } = useOverlay();
  const { onLayout } = parts;
  return (
    <>
      <IconButton {...trigger} icon={SlidersHorizontal} label={text('tableSettings')} tone="neutral" />
      {wasOpened && (
        <Popover {...overlay} label={text('tableSettings')} placement="bottom end" density="none" width={280}>
          {onDensity && (
            <div className={part}>
              <span className={heading}>{text('rowHeight')}</span>
              <SegmentedControl
                label={text('rowHeight')}
                options={[
                  { id: 'compact', label: text('compact') },
                  { id: 'regular', label: text('comfortable') },
                ]}
                value={density}
                onChange={onDensity}
                size="compact"
                width="full"
              />
            </div>
          )}
          <ColumnList {...parts} />
          <div className={foot}>
            <Button tone="quiet" size="compact" onPress={() => onLayout(defaultLayout)}>
              {text('reset')}
            </Button>
          </div>
        </Popover>
      )}
    </>
  );
}

function ColumnList({ columns, layout, onLayout }: GridSettingsProps) {
  const text = useUiText();
  const [, ...rest] = orderColumns(columns, layout);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: [id], target: { key, dropPosition } }) =>
      onLayout(moveColumn(columns, layout, String(id), String(key), dropPosition === 'before' ? 'before' : 'after')),
  });
  return (
    <div className={list}>
      <span className={heading}>{text('columns')}</span>
      <GridList aria-label={text('columns')} items={rest} dependencies={[layout]} dragAndDropHooks={dragAndDropHooks} className={options}>
        {({ id, header }) => (
          <GridListItem id={id} textValue={header} className={option({ tone: 'plain' })}>
            <AriaButton slot="drag" className={grip}>
              <Icon icon={GripVertical} />
            </AriaButton>
            <Checkbox
              slot={null}
              isSelected={!layout.hidden.includes(id)}
              onChange={(isShown) => onLayout(setColumnVisibility(layout, id, isShown))}
            >
              {header}
            </Checkbox>
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

import { useText } from '@/shared/i18n';
import { Separator } from '@/ui/Separator/Separator';
import { clampSize, panelSizes, type Arrangement, type PanelSize } from './arrangement';
import { columnEdge, rowEdge } from './DeskSeparators.css';

export interface DeskSeparatorsProps {
  readonly arrangement: Arrangement;
  /** Called with a size during a resize and, with `isDone`, at its end. */
  readonly onResize: (name: PanelSize, size: number, isDone: boolean) => void;
}

/** The separators for resizing the panels of a trade screen. */
export function DeskSeparators({ arrangement: { order, sizes, hidden }, onResize }: DeskSeparatorsProps) {
  const t = useText('trade');
  const isShown = (panel: Arrangement['hidden'][number]) => !hidden.includes(panel);
  const sideOf = (column: 'book' | 'form') => (order.indexOf(column) > order.indexOf('chart') ? 'start' : 'end');
  const hasBoth = isShown('book') && isShown('tape');
  const edge = (name: PanelSize, orientation: 'vertical' | 'horizontal', side: 'start' | 'end') => {
    const { initial, min, max } = panelSizes[name];
    const unit = orientation === 'vertical' ? 'px' : 'percent';
    return (
      <Separator
        label={t(`trade.size_${name}`)}
        orientation={orientation}
        side={side}
        unit={unit}
        value={sizes[name]}
        min={min}
        max={max}
        valueText={unit === 'px' ? `${sizes[name]} px` : `${sizes[name]}%`}
        onChange={(size, isDone) => onResize(name, clampSize(name, size), isDone)}
        onReset={() => onResize(name, initial, true)}
      />
    );
  };
  return (
    <>
      {(isShown('book') || isShown('tape')) && (
        <div className={columnEdge({ column: isShown('book') ? 'book' : 'tape', side: sideOf('book') })}>
          {edge('book', 'vertical', sideOf('book'))}
        </div>
      )}
      {hasBoth && (
        <div className={columnEdge({ column: 'tape', side: sideOf('book'), on: 'wide' })}>{edge('tape', 'vertical', sideOf('book'))}</div>
      )}
      <div className={columnEdge({ column: 'form', side: sideOf('form') })}>{edge('form', 'vertical', sideOf('form'))}</div>
      {hasBoth && <div className={rowEdge({ row: 'tape', on: 'narrow' })}>{edge('tapeRow', 'horizontal', 'start')}</div>}
      {isShown('tabs') && <div className={rowEdge({ row: 'tabs' })}>{edge('tabsRow', 'horizontal', 'start')}</div>}
    </>
  );
}

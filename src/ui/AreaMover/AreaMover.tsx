import { useEffect, useRef, useState } from 'react';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import { grip, dropTarget } from './AreaMover.css';

export interface MovableArea {
  readonly id: string;
  /** Name of the area in the grid (`grid-area`). */
  readonly area: string;
  /** Shown on the area while another one is dragged to it. */
  readonly label: string;
}

export interface AreaMoverProps {
  readonly areas: readonly MovableArea[];
  /** Called when an area is dropped on another one, to take its place. */
  readonly onMove: (id: string, at: string) => void;
}

/** A private drag type that no other page or program accepts. */
const dragType = 'application/x-area';

/** Grips at the upper edges of the areas of a grid, to drag an area to the place of another. Render it inside the grid; by keyboard, areas are moved in settings. */
export function AreaMover({ areas, onMove }: AreaMoverProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  return (
    <>
      {areas.map((area) => (
        <Grip key={area.id} {...area} onDragging={setDragged} />
      ))}
      {dragged !== null &&
        areas.map((area) => area.id !== dragged && <DropTarget key={area.id} {...area} onDrop={() => onMove(dragged, area.id)} />)}
    </>
  );
}

interface GripProps extends MovableArea {
  readonly onDragging: (change: (dragged: string | null) => string | null) => void;
}

function Grip({ id, area, onDragging }: GripProps) {
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [dragType]: id }],
    getAllowedDropOperations: () => ['move'],
  });
  useEffect(() => onDragging((dragged) => (isDragging ? id : dragged === id ? null : dragged)), [id, isDragging, onDragging]);
  return <div {...dragProps} aria-hidden className={grip} style={{ gridArea: area }} />;
}

interface DropTargetProps extends MovableArea {
  readonly onDrop: () => void;
}

function DropTarget({ area, label, onDrop }: DropTargetProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(dragType) ? 'move' : 'cancel'),
    onDrop,
  });
  return (
    <div {...dropProps} ref={ref} aria-hidden className={dropTarget} data-over={isDropTarget || undefined} style={{ gridArea: area }}>
      {label}
    </div>
  );
}

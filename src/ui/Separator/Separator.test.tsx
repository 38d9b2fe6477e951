import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Separator, type SeparatorProps } from './Separator';

function Example({ onDone, ...props }: Partial<SeparatorProps> & { onDone?: (value: number) => void }) {
  const [value, setValue] = useState(300);
  return (
    <Separator
      label="Width of the book"
      orientation="vertical"
      side="start"
      unit="px"
      min={240}
      max={440}
      onReset={() => setValue(320)}
      {...props}
      value={value}
      valueText={`${value} px`}
      onChange={(next, isDone) => {
        setValue(next);
        if (isDone) onDone?.(next);
      }}
    />
  );
}

const separator = () => screen.getByRole('separator', { name: 'Width of the book' });
const value = () => separator().getAttribute('aria-valuenow');

test('arrow keys move the separator, Home and End move it to its bounds, Enter resets it', () => {
  renderUi(<Example />);
  const steps = [
    ['ArrowLeft', {}, '302'],
    ['ArrowRight', {}, '300'],
    ['ArrowLeft', { shiftKey: true }, '320'],
    ['ArrowUp', {}, '320'],
    ['Home', {}, '240'],
    ['ArrowRight', {}, '240'],
    ['End', {}, '440'],
    ['Enter', {}, '320'],
  ] as const;
  for (const [key, more, expected] of steps) {
    fireEvent.keyDown(separator(), { key, ...more });
    expect([key, value()]).toEqual([key, expected]);
  }
});

test('a horizontal separator is moved by vertical arrow keys only', () => {
  renderUi(<Example orientation="horizontal" unit="percent" min={0} max={400} />);
  fireEvent.keyDown(separator(), { key: 'ArrowUp' });
  expect(value()).toBe('302');
  fireEvent.keyDown(separator(), { key: 'ArrowLeft' });
  expect(value()).toBe('302');
});

test('dragging resizes, releasing commits the size, and a double click resets it', () => {
  const onDone = vi.fn();
  renderUi(<Example side="end" onDone={onDone} />);
  fireEvent.pointerDown(separator(), { button: 0, clientX: 100 });
  fireEvent.pointerMove(separator(), { clientX: 130 });
  expect(value()).toBe('330');
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.pointerUp(separator(), { clientX: 140 });
  expect(onDone.mock.calls).toEqual([[340]]);
  fireEvent.pointerMove(separator(), { clientX: 10 });
  expect(value()).toBe('340');
  fireEvent.doubleClick(separator());
  expect(value()).toBe('320');
});

test('a press without dragging commits nothing', () => {
  const onDone = vi.fn();
  renderUi(<Example onDone={onDone} />);
  fireEvent.pointerDown(separator(), { button: 0, clientX: 100 });
  fireEvent.pointerUp(separator(), { clientX: 100 });
  expect(onDone).not.toHaveBeenCalled();
});

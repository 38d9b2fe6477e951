import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { memoized } from './memoized';

interface ChoiceProps {
  label: string;
  options: readonly { readonly id: string; readonly label: string }[];
  onChoose?: (id: string) => void;
}

/** A memoized component and the number of times it has rendered. */
function createChoice() {
  const rendered = vi.fn();
  const Choice = memoized(function Choice({ label, options, onChoose }: ChoiceProps) {
    rendered();
    return (
      <fieldset aria-label={label}>
        {options.map(({ id, label: text }) => (
          <button key={id} disabled={!onChoose} onClick={() => onChoose?.(id)}>
            {text}
          </button>
        ))}
      </fieldset>
    );
  });
  return { Choice, rendered };
}

const options = () => [
  { id: 'buy', label: 'Buy' },
  { id: 'sell', label: 'Sell' },
];

test('a new function and an equal list do not render again, and the latest handler is called', async () => {
  const { Choice, rendered } = createChoice();
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Choice label="Side" options={options()} onChoose={first} />);
  rerender(<Choice label="Side" options={options()} onChoose={second} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sell' }));
  expect(rendered).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith('sell');
});

test('a changed value, item or number of items renders again', () => {
  const { Choice, rendered } = createChoice();
  const { rerender } = render(<Choice label="Side" options={options()} />);
  rerender(<Choice label="Direction" options={options()} />);
  expect(screen.getByRole('group', { name: 'Direction' })).toBeTruthy();
  rerender(<Choice label="Direction" options={options().map((option) => ({ ...option, label: `${option.label} BTC` }))} />);
  expect(screen.getByRole('button', { name: 'Buy BTC' })).toBeTruthy();
  rerender(<Choice label="Direction" options={options().slice(1)} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(rendered).toHaveBeenCalledTimes(4);
});

test('a handler that is added or removed renders again', () => {
  const { Choice } = createChoice();
  const isEnabled = () => screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => !disabled);
  const { rerender } = render(<Choice label="Side" options={options()} />);
  expect(isEnabled()).toEqual([false, false]);
  rerender(<Choice label="Side" options={options()} onChoose={vi.fn()} />);
  expect(isEnabled()).toEqual([true, true]);
  rerender(<Choice label="Side" options={options()} />);
  expect(isEnabled()).toEqual([false, false]);
});

test('items that are not plain objects are compared by identity', () => {
  const rendered = vi.fn();
  const Days = memoized(function Days({ days }: { days: readonly Date[] }) {
    rendered();
    return <p>{days.map((day) => day.getUTCDate()).join()}</p>;
  });
  const { rerender } = render(<Days days={[new Date('2026-03-02')]} />);
  rerender(<Days days={[new Date('2026-03-03')]} />);
  expect(screen.getByText('3')).toBeTruthy();
  expect(rendered).toHaveBeenCalledTimes(2);
});

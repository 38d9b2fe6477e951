import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Wizard } from './Wizard';

const steps = ['Address', 'Proof', 'Review'].map((label) => ({ id: label, label }));
const open = (current: number, onBack?: () => void, onNext: () => void = vi.fn()) => (
  <Wizard
    label="Steps"
    steps={steps}
    current={current}
    stepText={`Step ${current + 1} of 3`}
    errors={[]}
    onNext={onNext}
    nextLabel="Next"
    onBack={onBack}
    backLabel="Back"
  >
    <input aria-label="Street" />
  </Wizard>
);

test('the heading of a newly opened step takes the focus, but not when the wizard itself opens', () => {
  const { rerender } = renderUi(open(0));
  expect(document.activeElement).toBe(document.body);
  rerender(open(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Proof' }));
});

test('a step has buttons in both directions, the first one only forwards', async () => {
  const [back, next] = [vi.fn(), vi.fn()];
  const { user, rerender } = renderUi(open(0, undefined, next));
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  rerender(open(1, back, next));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect([next.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
});

test('by keyboard the fields come before the back and next buttons', async () => {
  const [back, next] = [vi.fn(), vi.fn()];
  const { user } = renderUi(<>{open(1, back, next)}</>);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Street' }));
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard('{Enter}');
  expect([back.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
});

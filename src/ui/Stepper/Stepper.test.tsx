import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Stepper } from './Stepper';

const steps = ['Address', 'Amount', 'Confirm'].map((label) => ({ id: label, label }));
const marks = () => screen.queryAllByRole('img').map((mark) => `${mark.closest('li')?.textContent}: ${mark.ariaLabel}`);
const current = () => screen.queryAllByRole('listitem', { current: 'step' }).map(({ textContent }) => textContent);

test.each([
  [0, [], ['1Address']],
  [1, ['Address: Completed'], ['2Amount']],
  [3, ['Address: Completed', 'Amount: Completed', 'Confirm: Completed'], []],
])('at %i the previous steps are completed and it is the current one', (at, done, here) => {
  renderUi(<Stepper label="Withdrawal" steps={steps} current={at} />);
  expect(marks()).toEqual(done);
  expect(current()).toEqual(here);
});

test('a failed step says so, whether it is current or earlier', () => {
  renderUi(<Stepper label="Withdrawal" steps={steps.map((step, index) => ({ ...step, isFailed: index < 2 }))} current={1} />);
  expect(marks()).toEqual(['Address: Needs attention', 'Amount: Needs attention']);
  expect(current()).toEqual(['Amount']);
});

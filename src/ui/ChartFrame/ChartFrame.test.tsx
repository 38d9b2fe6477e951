import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { ChartFrame } from './ChartFrame';

const open = () =>
  renderUi(
    <ChartFrame label="Balance" summary={[{ term: 'Highest', value: '120' }]} renderTable={() => <table aria-label="Balance by day" />}>
      <svg aria-label="Picture" role="img" />
    </ChartFrame>,
  );

test('the picture has a name and a summary for screen readers', () => {
  open();
  expect(screen.getByRole('figure', { name: 'Balance' }).textContent).toBe('Highest120');
});

test('a button switches to a table of the same figures and back', async () => {
  const { user } = open();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Balance by day' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('img', { name: 'Picture' })).toBeDefined();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { Timeline } from './Timeline';

const instant = Date.UTC(2026, 0, 5, 8, 30);

test('events are read in order, with their times and states', () => {
  renderUi(
    <Timeline
      label="Deposit"
      events={[
        { id: 'sent', title: 'Sent', time: { instant, text: '08:30' } },
        { id: 'seen', title: 'Confirming', state: 'current', detail: '2 of 6 blocks' },
        { id: 'paid', title: 'Credited', state: 'upcoming' },
      ]}
    />,
  );
  expect(textsOf('listitem')).toEqual(['Sent08:30', 'Confirming2 of 6 blocks', 'Credited']);
  expect(textsOf('listitem', { current: 'step' })).toEqual(['Confirming2 of 6 blocks']);
  expect(screen.getByRole('time').getAttribute('datetime')).toBe('2026-01-05T08:30:00.000Z');
  expect(screen.getAllByRole('img').map(({ ariaLabel }) => ariaLabel)).toEqual(['Completed']);
});

test('a failed event says so', () => {
  renderUi(<Timeline label="Deposit" events={[{ id: 'back', title: 'Returned', state: 'failed' }]} />);
  expect(screen.getByRole('img', { name: 'Needs attention' }).closest('li')?.textContent).toBe('Returned');
});

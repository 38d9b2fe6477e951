import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { PieShare } from './PieShare';

const percent = (text: string) => ({ sign: '', prefix: '', integer: text, minor: '', unit: '%', text: `${text}%`, trend: 'rise' }) as const;

test('the legend says in words what the ring shows', () => {
  renderUi(
    <PieShare
      label="Assets by coin"
      slices={[
        { id: 'BTC', label: 'Bitcoin', share: 0.75, value: percent('75') },
        { id: 'ETH', label: 'Ether', share: 0.25, value: percent('25') },
      ]}
    />,
  );
  const entries = within(screen.getByRole('list', { name: 'Assets by coin' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Bitcoin75%', 'Ether25%']);
});

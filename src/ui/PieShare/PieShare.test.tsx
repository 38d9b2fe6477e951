import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { PieShare } from './PieShare';

const percent = (text: string) =>
  ({ sign: '', prefix: '', integer: text, fraction: '', unit: '%', text: `${text}%`, trend: 'rise' }) as const;

test('the legend states in words what the ring shows', () => {
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

test('while hidden, neither the amounts nor the ring reveal the shares', () => {
  const { container } = renderUi(
    <PieShare
      label="Assets by coin"
      hiddenLabel="Hidden"
      slices={[
        { id: 'BTC', label: 'Bitcoin', share: 0.75, value: percent('75'), note: '3 BTC' },
        { id: 'ETH', label: 'Ether', share: 0.25, value: percent('25'), note: '1 ETH' },
      ]}
    />,
  );
  const entries = within(screen.getByRole('list', { name: 'Assets by coin' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Bitcoin******Hidden', 'Ether******Hidden']);
  const [first, second] = container.querySelectorAll('circle');
  expect(first?.getAttribute('stroke-dasharray')).toBe(second?.getAttribute('stroke-dasharray'));
});

test('a slice links to its breakdown', () => {
  renderUi(<PieShare label="Assets by coin" slices={[{ id: 'BTC', label: 'Bitcoin', share: 1, value: percent('100'), href: '/bills' }]} />);
  expect(screen.getByRole('link', { name: 'Bitcoin' }).getAttribute('href')).toBe('/bills');
});

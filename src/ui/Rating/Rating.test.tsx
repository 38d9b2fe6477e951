import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Rating } from './Rating';
import { RatingField } from './RatingField';

function Example({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [stars, setStars] = useState<number | null>(2);
  return <RatingField label="The chat" value={stars} onChange={setStars} starName={(count) => `${count} stars`} isReadOnly={isReadOnly} />;
}

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('a rating is read in words and drawn as a share of the stars', () => {
  const { container } = renderUi(<Rating label="4.6 of 5 stars" value={4.6} />);
  expect(screen.getByRole('img', { name: '4.6 of 5 stars' })).toBeDefined();
  expect(container.querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe('92%');
});

test.each([
  [-1, '0%'],
  [7, '100%'],
])('%d stars are drawn as %s', (value, size) => {
  const { container } = renderUi(<Rating label="Stars" value={value} />);
  expect(container.querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe(size);
});

test('stars are selected by pointer and by arrow keys, in one tab stop', async () => {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(chosen()).toBe('4');
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('5');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toBe('3');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a read-only rating does not change', async () => {
  const { user } = renderUi(<Example isReadOnly />);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(chosen()).toBe('2');
});

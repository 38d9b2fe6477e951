import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { QrCode } from './QrCode';

test.each([
  ['a code', 'x'.repeat(2_331), 1],
  ['nothing', 'x'.repeat(2_332), 0],
  ['nothing', 'ẞ'.repeat(800), 0],
])('draws %s for a text of this length', (_, value, count) => {
  renderUi(<QrCode value={value} label="Setup key" />);
  expect(screen.queryAllByRole('img', { name: 'Setup key' })).toHaveLength(count);
});

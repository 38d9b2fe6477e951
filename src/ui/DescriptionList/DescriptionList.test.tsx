import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { DescriptionList } from './DescriptionList';

const hash = '0x8f3c41d2a97be5';

test('each term is followed by its value and its hint', () => {
  renderUi(
    <DescriptionList
      items={[
        { id: 'network', term: 'Network', value: 'TRC20' },
        { id: 'fee', term: 'Fee', value: '1 USDT', hint: 'Paid by the sender' },
      ]}
    />,
  );
  expect(textsOf('term')).toEqual(['Network', 'Fee']);
  expect(textsOf('definition')).toEqual(['TRC20', '1 USDT', 'Paid by the sender']);
});

test('a value is copied in full, even if it is shown shortened', async () => {
  const { user } = renderUi(
    <DescriptionList items={[{ id: 'hash', term: 'Hash', value: '0x8f…be5', copy: { text: hash, label: 'Copy hash' } }]} />,
  );
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.tab();
  expect(within(screen.getByRole('definition')).getByRole('button', { name: 'Copy hash' })).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(hash);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBe(document.activeElement);
  writeText.mockRestore();
});

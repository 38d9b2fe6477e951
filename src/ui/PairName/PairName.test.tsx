import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { PairName } from './PairName';

test('the name of a pair is read as one word and breaks only before its quote', () => {
  renderUi(<PairName base="RENDER" quote="USDT" />);
  const name = screen.getByTitle('RENDER/USDT');
  expect(name.textContent).toBe('RENDER/USDT');
  const breaks = [...name.querySelectorAll('wbr')].map((each) => [each.previousSibling, each.nextSibling].map((part) => part?.textContent));
  expect(breaks).toEqual([['RENDER', '/USDT']]);
});

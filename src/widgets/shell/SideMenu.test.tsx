import { expect, test } from 'vitest';
import { SideMenu } from './SideMenu';
import { openTree } from '@tests/support/app/tree';

const open = (persona: 'visitor' | 'trader', at = '') => openTree(<SideMenu close={() => {}} />, { persona, at });
const groups = (place: HTMLElement) => [...place.querySelectorAll<HTMLButtonElement>('h3 button')];

test('[R-MOB-06] assets and orders are groups that open and close', async () => {
  const { place, press } = await open('trader');
  expect(groups(place).map((button) => [button.textContent, button.getAttribute('aria-expanded')])).toEqual([
    ['Assets', 'false'],
    ['Orders', 'false'],
  ]);
  await press('h3 button');
  expect(groups(place)[0]?.getAttribute('aria-expanded')).toBe('true');
});

test('a visitor is offered the ways in instead', async () => {
  const { place, texts } = await open('visitor');
  expect([groups(place), texts('a')[0]]).toEqual([[], 'Log in']);
});

test('every link leads to a screen that exists', async () => {
  const { place } = await open('trader');
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en_US/orderHome/transferRecord',
    '/en_US/market',
  ]);
});

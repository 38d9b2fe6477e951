import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
import { SideMenu } from './SideMenu';

const open = (as: 'visitor' | 'trader') => renderApp(<SideMenu close={() => {}} />, { as });
const groups = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => within(heading).getByRole('button'))
    .map((button) => [button.textContent, button.ariaExpanded]);

test('[R-MOB-06] assets and orders are collapsible groups', async () => {
  const { user } = await open('trader');
  expect(groups()).toEqual([
    ['Assets', 'false'],
    ['Orders', 'false'],
    ['Market', 'false'],
    ['Trade', 'false'],
    ['Contract', 'false'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Assets' }));
  expect(groups()[0]).toEqual(['Assets', 'true']);
});

test('a visitor is offered the login links instead of assets and orders', async () => {
  await open('visitor');
  expect([groups(), screen.getAllByRole('link')[0]?.textContent]).toEqual([
    [
      ['Market', 'false'],
      ['Trade', 'false'],
      ['Contract', 'false'],
    ],
    'Log in',
  ]);
});

test('every link points to a built screen', async () => {
  await open('trader');
  expect(screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
    '/en_US/assetManagement/home',
    '/en_US/assetManagement/margin',
    '/en_US/assetManagement/swaps',
    '/en_US/assetManagement/financial',
    '/en_US/orderHome/coinTradeOrder',
    '/en_US/orderHome/leverOrder?marginMode=cross',
    '/en_US/orderHome/contractOrder/?bizType=perpetual',
    '/en_US/orderHome/transferRecord',
    '/en_US/market',
    '/en_US/marketExplore/overview',
    '/en_US/trade/exchange/?tradeCode=btc_usdt',
    '/en_US/margin/trade/btc_usdt',
    '/en_US/preMarket',
    '/en_US/contract/exchange/trade/?tradeName=btcusdt&type=1',
    '/en_US/contract/exchange/trade/?tradeName=btcusdt_d',
    '/en_US/contract/mock/trade/?tradeName=f_btcf_usdt',
    '/en_US/assetManagement/topup',
    '/en_US/pay/home',
    '/en_US/web3',
  ]);
});

test('on a phone, pressing a group toggles only that group', async () => {
  const { user } = await renderApp(<SideMenu close={() => {}} />, { as: 'trader', device: 'phone' });
  const touch = (name: string) => user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name }) });
  const open = () => groups().flatMap(([name, expanded]) => (expanded === 'true' ? [name] : []));
  await touch('Assets');
  expect(open()).toEqual(['Assets']);
  expect(screen.getByRole('link', { name: 'Asset overview' }).getAttribute('href')).toBe('/en_US/assetManagement/overView');
  await touch('Orders');
  expect(open()).toEqual(['Assets', 'Orders']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/en_US/orderHome/leverOrder?marginMode=cross',
      '/en_US/orderHome/leverOrder?marginMode=isolated',
      '/en_US/orderHome/contractOrder/?bizType=perpetual',
      '/en_US/orderHome/contractOrder/?bizType=deliver',
    ]),
  );
  await touch('Assets');
  expect(open()).toEqual(['Orders']);
  expect(screen.queryByRole('link', { name: 'Asset overview' })).toBeNull();
});

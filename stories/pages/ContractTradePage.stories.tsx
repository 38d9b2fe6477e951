import { swap } from '@/contract/swap';
import { ContractTradePage } from '@/pages/trade/contract/page';
import { withPathParams } from '@/shared/api';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/ContractTradePage' };

const trader = { as: 'trader' } as const;
const bitcoin = '?tradeName=btcusdt';

export const Visitor = pageStory(routes.contractTrade, ContractTradePage, { search: bitcoin });

export const NoPosition = pageStory(routes.contractTrade, ContractTradePage, { as: 'newUser', search: bitcoin });

export const HedgedPositions = pageStory(routes.contractTrade, ContractTradePage, {
  ...trader,
  scenario: 'hedged-positions',
  search: '?tradeName=ethusdt',
});

export const OneWay = pageStory(routes.contractTrade, ContractTradePage, {
  ...trader,
  scenario: 'one-way-positions',
  search: '?tradeName=ethusdt',
});

export const Split = pageStory(routes.contractTrade, ContractTradePage, {
  ...trader,
  scenario: 'split-positions',
  search: '?tradeName=solusdt',
});

export const ManyPositions = pageStory(routes.contractTrade, ContractTradePage, { as: 'vip', scenario: 'positions-many', search: bitcoin });

export const OpenOrders = pageStory(routes.contractTrade, ContractTradePage, {
  as: 'contractTrader',
  scenario: 'contract-orders-waiting',
  search: `${bitcoin}&tab=orders`,
});

export const OrderHistory = pageStory(routes.contractTrade, ContractTradePage, { as: 'contractTrader', search: `${bitcoin}&tab=history` });

export const ExitsAndPlans = pageStory(routes.contractTrade, ContractTradePage, {
  ...trader,
  scenario: 'contract-plans',
  search: `${bitcoin}&tab=plans`,
});

export const Exits = pageStory(routes.contractTrade, ContractTradePage, {
  ...trader,
  scenario: 'contract-plans',
  search: `${bitcoin}&tab=exits`,
});

export const TrailingOrders = pageStory(routes.contractTrade, ContractTradePage, {
  ...trader,
  scenario: 'contract-trailing',
  search: `${bitcoin}&tab=plans`,
});

export const PlanHistory = pageStory(routes.contractTrade, ContractTradePage, { as: 'contractTrader', search: `${bitcoin}&tab=pastPlans` });

export const LiquidationSoon = pageStory(routes.contractTrade, ContractTradePage, {
  ...trader,
  scenario: 'liquidation-soon',
  search: '?tradeName=ethusdt',
});

export const PositionHistory = pageStory(routes.contractTrade, ContractTradePage, {
  as: 'contractTrader',
  search: `${bitcoin}&tab=past`,
});

export const Bills = pageStory(routes.contractTrade, ContractTradePage, { as: 'contractTrader', search: `${bitcoin}&tab=bills` });

export const Assets = pageStory(routes.contractTrade, ContractTradePage, { as: 'contractTrader', search: `${bitcoin}&tab=assets` });

export const Copies = pageStory(routes.contractTrade, ContractTradePage, { as: 'follower', search: `${bitcoin}&tab=copies` });

export const CoinMargined = pageStory(routes.contractTrade, ContractTradePage, {
  as: 'coinMarginTrader',
  scenario: 'coin-margined-position',
  search: '?tradeName=btcusd',
});

export const DeliverySoon = pageStory(routes.contractTrade, ContractTradePage, {
  as: 'deliveryTrader',
  scenario: 'delivery-soon',
  search: '?tradeName=btcusdt_d&type=week',
});

export const CloseOnly = pageStory(routes.contractTrade, ContractTradePage, {
  as: 'deliveryTrader',
  scenario: 'delivery-reduce-only',
  search: '?tradeName=btcusdt_d&type=week',
});

export const SettledPositions = pageStory(routes.contractTrade, ContractTradePage, {
  as: 'deliveryTrader',
  search: '?tradeName=btcusdt_d&tab=past',
});

export const Delivered = pageStory(routes.contractTrade, ContractTradePage, { search: '?tradeName=btcusdt_250328_d' });

export const Halted = pageStory(routes.contractTrade, ContractTradePage, { ...trader, scenario: 'contract-halted', search: bitcoin });

const ordi = { ...trader, search: '?tradeName=ordiusdt' } as const;

export const ThinBook = pageStory(routes.contractTrade, ContractTradePage, { ...ordi, scenario: 'contract-book-thin' });

export const NoBids = pageStory(routes.contractTrade, ContractTradePage, { ...ordi, scenario: 'contract-book-no-bids' });

export const EmptyBook = pageStory(routes.contractTrade, ContractTradePage, { ...ordi, scenario: 'contract-book-empty' });

export const NoMoney = pageStory(routes.contractTrade, ContractTradePage, { ...trader, scenario: 'contract-no-money', search: bitcoin });

export const Loading = pageStory(routes.contractTrade, ContractTradePage, { ...trader, scenario: 'slow-exchange', search: bitcoin });

export const StalePrices = pageStory(routes.contractTrade, ContractTradePage, { ...trader, scenario: 'prices-stale', search: bitcoin });

export const ConnectionLost = pageStory(routes.contractTrade, ContractTradePage, {
  ...trader,
  search: bitcoin,
  responses: { [withPathParams(swap.contractDepth, { contractCode: 'btcusdt' }).path]: 'offline' },
});

export const Unlisted = pageStory(routes.contractTrade, ContractTradePage, { search: '?tradeName=gone' });

import { account } from '@/contract/capital';
import { mockCoin, mockCoinNames, mockFunds, tradeMode } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { contractAccount } from '../exchange/contracts/contractWallet';
import { entryKind, movement, systemAccounts, userReference } from '../exchange/posting';
import type { World } from '../world';
import { priceAway, liquidatedAMinuteAgo, place } from './contractTrading';
import type { Scenario } from './scenario';

const trader = personas.trader.login.fid;
const tradeAddress = '/contract/mock/trade/?tradeName=f_btcf_usdt';

/** Posts the loss of the whole available balance of the mock account, as if by trading. */
function loseAll(world: World) {
  for (const coinId of Object.values(mockCoin)) {
    const { available } = world.mockLedger.balance(contractAccount(trader), coinId);
    const liquidity = { account: { owner: systemAccounts.liquidity, wallet: account.perpetual }, bucket: 'available' } as const;
    const lines = movement(coinId, available, { account: contractAccount(trader), bucket: 'available' }, liquidity);
    world.mockLedger.post({ at: world.now, kind: entryKind.realised, reference: userReference(trader), lines });
  }
}

export const mockScenarios = {
  'mock-trading': {
    title: 'The mock account has an open position, an open order and demo funds',
    instructions: 'Mock trading: position and equity move with the market; real balances do not change.',
    persona: 'trader',
    address: tradeAddress,
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'f_btcf_usdt', side: 'buy', amount: '0.5', leverage: 20 });
      const price = priceAway(world, 'ethusdt', -3, 1);
      place(world, { owner: trader, contractCode: 'f_ethf_usdt', side: 'buy', kind: 'limit', amount: '2', price, leverage: 10 });
    },
  },
  'mock-unclaimed': {
    title: 'A new user has never claimed demo funds',
    instructions: 'Nothing is available in mock trading; claiming each coin fills the account.',
    persona: 'newUser',
    address: tradeAddress,
    arrange: () => {},
  },
  'mock-empty': {
    title: 'The mock account is empty, and demo funds can be claimed',
    instructions: 'The demo funds: nothing is available, and a claim refills each coin.',
    persona: 'trader',
    address: tradeAddress,
    arrange: loseAll,
  },
  'mock-claim-limit': {
    title: 'Demo funds were claimed and lost as often as allowed per day',
    instructions: 'The demo funds: no claim is left today, and the page says when the next one is available.',
    persona: 'trader',
    address: tradeAddress,
    arrange: (world) => {
      for (let claim = 0; claim < mockFunds.claimsPerDay; claim += 1) {
        loseAll(world);
        for (const coin of mockCoinNames) world.positions.mockAccounts.topUp(trader, coin, world.now);
      }
      loseAll(world);
    },
  },
  'mock-liquidated': {
    title: 'A mock position was liquidated a minute ago, and the mock account is empty',
    instructions: 'Position history and bills show the liquidation; demo funds can be claimed again.',
    persona: 'trader',
    address: `${tradeAddress}&tab=past`,
    arrange: (world) => {
      liquidatedAMinuteAgo(world, { owner: trader, contractCode: 'f_ethf_usdt', amount: '5' });
      world.positions.positionActions.close(world.positions.open(trader, tradeMode.mock, 'portal'), world.now);
      loseAll(world);
    },
  },
} as const satisfies Record<string, Scenario>;

import { account } from '@/contract/capital';
import { mockCoin, mockCoinNames, mockFunds, tradeMode } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { contractAccount } from '../exchange/contracts/contractWallet';
import { entryKind, movement, systemAccounts, aboutUser } from '../exchange/posting';
import type { World } from '../world';
import { away, liquidatedAMinuteAgo, place } from './contractTrading';
import type { Scenario } from './scenario';

const trader = personas.trader.login.fid;
const desk = '/contract/mock/trade/?tradeName=f_btcf_usdt';

/** Posts the loss of the whole available balance of the mock account, as if by trading. */
function loseAll(world: World) {
  for (const coinId of Object.values(mockCoin)) {
    const { available } = world.mockLedger.balance(contractAccount(trader), coinId);
    const bank = { account: { owner: systemAccounts.liquidity, wallet: account.perpetual }, bucket: 'available' } as const;
    const lines = movement(coinId, available, { account: contractAccount(trader), bucket: 'available' }, bank);
    world.mockLedger.post({ at: world.now, kind: entryKind.realised, reference: aboutUser(trader), lines });
  }
}

export const mockScenarios = {
  'mock-trading': {
    title: 'The mock account has an open position, a waiting order and demo funds of its own',
    look: 'The desk of mock trading: position and equity move with the market; real balances do not.',
    persona: 'trader',
    address: desk,
    arrange: (world) => {
      place(world, { owner: trader, contractCode: 'f_btcf_usdt', side: 'buy', amount: '0.5', leverage: 20 });
      const price = away(world, 'ethusdt', -3, 1);
      place(world, { owner: trader, contractCode: 'f_ethf_usdt', side: 'buy', kind: 'limit', amount: '2', price, leverage: 10 });
    },
  },
  'mock-unclaimed': {
    title: 'Somebody who has just registered has never claimed demo funds',
    look: 'Nothing is available in mock trading; a claim of each coin fills the account.',
    persona: 'newUser',
    address: desk,
    arrange: () => {},
  },
  'mock-empty': {
    title: 'The mock account has nothing left, and demo funds may be claimed',
    look: 'The demo funds: nothing is available, and a claim fills each coin again.',
    persona: 'trader',
    address: desk,
    arrange: loseAll,
  },
  'mock-claim-limit': {
    title: 'Demo funds were claimed and lost as often as a day allows',
    look: 'The demo funds: no claim is left today, and it says from when on there are new ones.',
    persona: 'trader',
    address: desk,
    arrange: (world) => {
      for (let claim = 0; claim < mockFunds.claimsPerDay; claim += 1) {
        loseAll(world);
        for (const coin of mockCoinNames) world.positions.mockAccounts.topUp(trader, coin, world.now);
      }
      loseAll(world);
    },
  },
  'mock-liquidated': {
    title: 'A position of mock trading was liquidated a minute ago, and nothing is left',
    look: 'Position history and bills tell the liquidation; demo funds may be claimed again.',
    persona: 'trader',
    address: `${desk}&tab=past`,
    arrange: (world) => {
      liquidatedAMinuteAgo(world, { owner: trader, contractCode: 'f_ethf_usdt', amount: '5' });
      world.positions.positionActions.close(world.positions.open(trader, tradeMode.mock, 'portal'), world.now);
      loseAll(world);
    },
  },
} as const satisfies Record<string, Scenario>;

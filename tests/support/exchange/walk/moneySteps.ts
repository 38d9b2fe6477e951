import { account, capital, routeBetween, transferRoutes, withdrawalVersion } from '@/contract/capital';
import { copyMode, copyTrading } from '@/contract/copyTrading';
import { live } from '@/contract/live';
import { leadTraderBots } from '@fixtures/leadTraders';
import { personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { securityCodes } from '../examples/securityCodes';
import { usdt, type Dice, type Step } from './steps';

const everybody = [
  'trader',
  'vip',
  'contractTrader',
  'crossMargin',
  'isolatedMargin',
  'follower',
  'leadTrader',
  'liveHost',
  'whale',
  'newUser',
] as const;
const bitcoinOwners = ['coinMarginTrader', 'trader', 'vip', 'contractTrader'] as const;
const copiers = ['follower', 'trader', 'vip'] as const;
const leaders = [personas.leadTrader.login.fid, leadTraderBots[0]?.uid ?? 0, leadTraderBots[1]?.uid ?? 0] as const;
const network = { coinId: usdt.coinId, network: 'ETH', address: `0x${'5a'.repeat(20)}` } as const;

function transfer(dice: Dice) {
  const route = dice.some(transferRoutes);
  const isOfPair = route?.source === account.isolatedMargin || route?.target === account.isolatedMargin;
  return { ...usdt, amount: dice.amount(2), type: route?.transferType ?? 0, ...(isOfPair && { tradeId: 1001 }) };
}

/** User actions on money: transfers, deposits, withdrawals, gifts, and copying lead traders. */
export const moneySteps: readonly Step[] = [
  ...Array.from({ length: 3 }, (): Step => ({ as: everybody, act: (ask, dice) => ask(capital.submitTransfer, { body: transfer(dice) }) })),
  {
    as: bitcoinOwners,
    act: (ask, dice) => {
      const type = dice.pick([
        routeBetween({ source: account.spot, target: account.perpetual }),
        routeBetween({ source: account.perpetual, target: account.spot }),
      ])?.transferType;
      return ask(capital.submitTransfer, { body: { coinId: 1, coinName: 'BTC', amount: dice.amount(6), type: type ?? 0 } });
    },
  },
  {
    as: everybody,
    act: (ask, dice) => ask(control.deposit, { body: { coin: dice.pick(['USDT', 'BTC', 'ETH']), amount: dice.amount(3) } }),
  },
  {
    as: everybody,
    act: async (ask, dice) =>
      ask(capital.withdraw, { body: { bver: withdrawalVersion, ...network, amount: dice.amount(2), ...(await securityCodes(ask)) } }),
  },
  {
    as: everybody,
    act: async (ask, dice) => {
      const withdrawal = dice.some((await ask(capital.withdrawalRecords, { query: {} })).list);
      if (withdrawal) await ask(capital.cancelWithdrawal, { body: { id: withdrawal.id } });
    },
  },
  {
    as: everybody,
    act: async (ask, dice) => {
      const room = dice.some(await ask(live.playing, {}));
      if (room) await ask(live.sendGift, { body: { roomId: room.id, giftId: 1 + dice.roll(6), count: 1 + dice.roll(3) } });
    },
  },
  {
    as: copiers,
    act: (ask, dice) =>
      ask(copyTrading.startCopyTrade, {
        body: { traderUid: dice.pick(leaders), copyMode: copyMode.fixedAmount, amount: '20', maxAmount: '500' },
      }),
  },
  { as: copiers, act: (ask, dice) => ask(copyTrading.stopCopyTrade, { body: { traderUid: dice.pick(leaders) } }) },
  {
    as: copiers,
    act: (ask, dice) => ask(copyTrading.pauseCopyTrade, { body: { traderUid: dice.pick(leaders), pause: dice.roll(2) === 0 } }),
  },
  {
    as: copiers,
    act: async (ask, dice) => {
      const copy = dice.some((await ask(copyTrading.copyPositions, { query: {} })).list);
      if (copy) await ask(copyTrading.closeCopyOrder, { body: { id: copy.id } });
    },
  },
];

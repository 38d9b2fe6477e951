import { account, capital, routeOfType, transferAccounts, transferRoutes, transferState, type TransferRequest } from '@/contract/capital';
import { add, isGreater, multiply, truncate, type Decimal } from '@/contract/decimal';
import { invalidField, BusinessError } from '../businessError';
import { coinById, isMarginPair, marginPairs, rateOf, transferableCoins } from '../exchange/markets';
import type { User } from '../exchange/users/records';
import type { StoredTransfer } from '../exchange/transfers/records';
import type { TransferInstruction } from '../exchange/transfers/transfers';
import type { World } from '../world';
import { addressCalls, depositCalls, withdrawalCalls } from './funds';
import { implement, type ResolverInput } from './implement';
import { checkModuleAccess } from './checkModuleAccess';

interface TransferCall {
  readonly body: TransferRequest;
  readonly user: User;
  readonly world: World;
}

export const capitalCalls = implement(capital, {
  ...addressCalls,
  ...depositCalls,
  ...withdrawalCalls,
  submitTransfer,
  submitCapitalTransfer: submitTransfer,
  precheckTransfer: (call) => {
    const request = transferInstruction(call);
    if (isGreater(request.amount, movableFrom(call.world, call.user.fid, request.route.source, request.tradeId, request.coinId)))
      throw new BusinessError('insufficientBalance');
    return {
      todayAvailableLimit: call.world.transfers.limit(call.user, request.coinId, request.at).left,
      transferOpenCardInvalid: call.world.transfers.endsCard(call.user, request.route.source),
    };
  },
  transferInfo: ({ query: { coinId }, user, world }) => {
    const { dayLimit, dayUsed } = world.transfers.limit(user, requireCoin(coinId).coinId, world.now);
    return { coinId, dayLimit, dayUsed };
  },
  walletInfo: ({ query: { coinId, wallet, tradeId }, user, world }) => ({
    available: movableFrom(world, user.fid, wallet, tradeId ?? null, requireCoin(coinId).coinId),
    todayAvailableLimit: world.transfers.limit(user, coinId, world.now).left,
    transferOpenCardInvalid: world.transfers.endsCard(user, wallet),
  }),
  wallets: ({ query: { coinId }, user, world }) =>
    transferAccounts.map((walletType) => {
      // A margin account is activated the first time it is used (assumed: not shown).
      const isMargin = walletType === account.crossMargin || walletType === account.isolatedMargin;
      const isActive = !isMargin || world.ledger.holdings(user.fid, walletType).length > 0;
      return {
        walletType,
        transferTypes: transferRoutes
          .filter(({ source }) => source === walletType)
          .map(({ target, transferType }) => ({ targetWallet: target, transferType })),
        sourceActivated: isActive,
        targetActivated: isActive,
        available: coinId === undefined ? '0' : availableIn(world, user.fid, walletType, requireCoin(coinId).coinId),
      };
    }),
  coins: ({ query: { type, tradeId }, user, world }) => {
    const route = type === undefined ? null : routeOfType(type);
    return transferableCoins(route, tradeId ?? null).map(({ coinId, shortName, name, precision, transferOutAble, transferInAble }) => {
      const available = movableFrom(world, user.fid, route?.source ?? account.spot, tradeId ?? null, coinId);
      const availableCny = truncate(multiply(multiply(available, world.market.usdt(shortName, world.now)), rateOf('CNY')), 8);
      return {
        coinId,
        shortName,
        name,
        webLogo: '',
        available,
        availableCny,
        transferPrecision: precision,
        transferOutAble,
        transferInAble,
      };
    });
  },
  pairs: () => marginPairs(),
  transferHistory: ({ query: { pageNum, pageSize, startTime, endTime, ...filter }, user, world }) => {
    checkModuleAccess(user);
    const { list, total } = world.db.transfers.find({
      where: { ...filter, owner: user.fid, createdTime: { from: startTime, to: endTime } },
      sort: [
        ['createdTime', 'desc'],
        ['id', 'desc'],
      ],
      page: { num: pageNum, size: pageSize },
    });
    return { list: list.map(toTransferRecord), totalCount: total };
  },
});

/** The currently transferable amount of a coin in an account, without what debts and open positions require. */
function movableFrom(world: World, owner: number, wallet: number, tradeId: number | null, coinId: number): Decimal {
  if (wallet === account.perpetual) return world.positions.views.assets({ owner, coinId }, world.now).free;
  return world.margin.transferable(owner, wallet, tradeId, coinId);
}

/** The available balance of a coin in an account; for isolated margin the sum over all pairs. */
const availableIn = ({ ledger }: World, owner: number, wallet: number, coinId: number): Decimal =>
  add(...ledger.holdings(owner, wallet).flatMap((holding) => (holding.coinId === coinId ? [holding.available] : [])));

const toTransferRecord = ({ owner: _owner, ...transfer }: StoredTransfer) => transfer;

function submitTransfer({ setOutcome, ...call }: TransferCall & Pick<ResolverInput<typeof capital.submitTransfer>, 'setOutcome'>) {
  const { id, state, createdTime } = call.world.transfers.submit(transferInstruction(call));
  if (state === transferState.processing) setOutcome('transferAccepted');
  else setOutcome('success', 'transferDone');
  return { id, state, createdTime };
}

function transferInstruction({ body: { amount, coinId, coinName, tradeId, type }, user, world }: TransferCall): TransferInstruction {
  const route = routeOfType(type);
  if (route === null) throw invalidField('body.type', `${type} is not a transfer type`);
  const needsPair = route.source === account.isolatedMargin || route.target === account.isolatedMargin;
  if (needsPair && (tradeId === undefined || !isMarginPair(tradeId)))
    throw invalidField('body.tradeId', 'isolated margin needs a pair with margin trading');
  const { precision, shortName } = requireCoin(coinId);
  if (coinName !== shortName) throw invalidField('body.coinName', `coin ${coinId} is ${shortName}`);
  if (isGreater(amount, truncate(amount, precision))) throw invalidField('body.amount', `has more than ${precision} decimals`);
  const request = { user, route, coinId, tradeId: needsPair ? (tradeId ?? null) : null, amount, at: world.now };
  world.transfers.check(request);
  return request;
}

function requireCoin(coinId: number) {
  const coin = coinById.get(coinId);
  if (!coin) throw invalidField('coinId', `there is no coin ${coinId}`);
  return coin;
}

import { account } from '@/contract/capital';
import { divide, isGreater, largest, smallest, subtract, truncate } from '@/contract/decimal';
import { pay, paymentDirection, paymentRequestState, requestDirection } from '@/contract/pay';
import { invalidField, BusinessError } from '../businessError';
import { coinById } from '../exchange/markets';
import { maskedName, toPayUser } from '../exchange/pay/payUsers';
import type { StoredPayment, StoredPaymentRequest } from '../exchange/pay/records';
import { isVerified } from '../exchange/users/verification';
import type { World } from '../world';
import { implement } from './implement';
import { pageIn } from './paging';

const newestFirstSort = [
  ['createdTime', 'desc'],
  ['id', 'desc'],
] as const;

export const payCalls = implement(pay, {
  payAccount: ({ user, world }) => {
    const { credentials } = world.security;
    return {
      uid: user.fid,
      name: maskedName(user.fnickname),
      isFrozen: user.isFrozen,
      needsKyc: !isVerified(user),
      lockedUntil: credentials.lockedUntil(user.fid, world.now),
      factors: [...credentials.requiredFactors(user.fid), ...(credentials.of(user.fid).tradeDigest === '' ? [] : ['tradePassword'])],
      ...world.pay.limit(user, world.now),
    };
  },
  payInfo: ({ query: { coinId }, user, world }) => {
    const { shortName: coinName, precision } = requireCoin(coinId);
    const { available } = world.ledger.balance({ owner: user.fid, wallet: account.spot }, coinId);
    const { dayLimit, dayUsed } = world.pay.limit(user, world.now);
    const remaining = truncate(divide(largest('0', subtract(dayLimit, dayUsed)), world.market.usdt(coinName, world.now)), precision);
    return { coinId, coinName, precision, available, maxAmount: smallest(available, remaining) };
  },
  recipient: ({ query: { name }, user, world }) => toPayUser(world.db, world.pay.userFor(user, name).fid),
  contacts: ({ user, world }) => world.pay.contacts(user.fid).map((uid) => toPayUser(world.db, uid)),
  send: ({ body: { recipient, coinId, amount, note = '', requestId = null, ...codes }, user, world, checkSecurityCodes }) => {
    checkAmount(coinId, amount);
    const instruction = { sender: user, recipient: world.pay.userFor(user, recipient), coinId, amount, note, requestId, at: world.now };
    world.pay.check(instruction);
    if (isGreater(amount, world.ledger.balance({ owner: user.fid, wallet: account.spot }, coinId).available))
      throw new BusinessError('insufficientBalance');
    checkSecurityCodes(codes);
    return shownPayment(world, user.fid, world.pay.send(instruction));
  },
  payments: ({ query: { direction, coinId, startTime, endTime, pageNum, pageSize }, user: { fid }, world }) => {
    const where = { coinId, createdTime: { from: startTime, to: endTime } };
    const { sent, received } = paymentDirection;
    const rows = [
      ...(direction === received ? [] : world.db.payments.find({ where: { ...where, sender: fid }, sort: newestFirstSort }).list),
      ...(direction === sent ? [] : world.db.payments.find({ where: { ...where, recipient: fid }, sort: newestFirstSort }).list),
    ].toSorted(newestFirst);
    return { list: pageIn(rows, { pageNum, pageSize }).map((row) => shownPayment(world, fid, row)), totalCount: rows.length };
  },
  paymentRequests: ({ query: { direction, state, coinId, startTime, endTime, pageNum, pageSize }, user: { fid }, world }) => {
    const where = { state, coinId, createdTime: { from: startTime, to: endTime } };
    const { incoming, outgoing } = requestDirection;
    const rows = [
      ...(direction === incoming ? [] : world.db.paymentRequests.find({ where: { ...where, requester: fid }, sort: newestFirstSort }).list),
      ...(direction === outgoing ? [] : world.db.paymentRequests.find({ where: { ...where, payer: fid }, sort: newestFirstSort }).list),
    ].toSorted(newestFirst);
    return { list: pageIn(rows, { pageNum, pageSize }).map((row) => shownRequest(world, fid, row)), totalCount: rows.length };
  },
  requestPayment: ({ body: { payer, coinId, amount, note = '' }, user, world }) => {
    checkAmount(coinId, amount);
    const request = { requester: user.fid, payer: world.pay.userFor(user, payer).fid, coinId, amount, note, at: world.now };
    return shownRequest(world, user.fid, world.pay.create(request));
  },
  declineRequest: ({ body: { id }, user: { fid }, world }) => {
    if (world.db.paymentRequests.get(id)?.payer !== fid) throw new BusinessError('notFound');
    return shownRequest(world, fid, world.pay.end(id, paymentRequestState.declined, world.now));
  },
  cancelRequest: ({ body: { id }, user: { fid }, world }) => {
    if (world.db.paymentRequests.get(id)?.requester !== fid) throw new BusinessError('notFound');
    return shownRequest(world, fid, world.pay.end(id, paymentRequestState.cancelled, world.now));
  },
});

const newestFirst = (one: Dated, other: Dated): number => other.createdTime - one.createdTime || (one.id < other.id ? 1 : -1);
interface Dated {
  readonly id: string;
  readonly createdTime: number;
}

function checkAmount(coinId: number, amount: string): void {
  const { precision } = requireCoin(coinId);
  if (isGreater(amount, truncate(amount, precision))) throw invalidField('body.amount', `has more than ${precision} decimals`);
}

function requireCoin(coinId: number) {
  const coin = coinById.get(coinId);
  if (!coin) throw invalidField('coinId', `there is no coin ${coinId}`);
  return coin;
}

function shownPayment({ db }: World, viewer: number, { sender, recipient, usdt: _usdt, ...payment }: StoredPayment) {
  const isSent = sender === viewer;
  return {
    ...payment,
    direction: isSent ? paymentDirection.sent : paymentDirection.received,
    counterparty: toPayUser(db, isSent ? recipient : sender),
  };
}

function shownRequest({ db }: World, viewer: number, { requester, payer, ...request }: StoredPaymentRequest) {
  const isOwn = requester === viewer;
  return {
    ...request,
    direction: isOwn ? requestDirection.outgoing : requestDirection.incoming,
    counterparty: toPayUser(db, isOwn ? payer : requester),
  };
}

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, isNegative, multiply } from '@/contract/decimal';
import { listStatus, totalValue, transactionState } from '@/contract/web3';
import { phoneWallet, web3Chains, web3Tokens, web3Wallets } from '@fixtures/web3';
import { cases } from '@tests/support/testAmount';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld, type World } from '../../world';
import { createEngine } from '../engine';
import { addressFrom, isAddress, sameAddress } from './addresses';
import { assetAt, assetBySymbol, assets, families } from './catalogue';
import { web3Module } from './module';

const at = Date.UTC(2026, 0, 5, 8);
const dayMs = 86_400_000;
const saved = createSeededWorld({ seed: 'test', startedAt: at }).state();
const open = () => createWorld({ seed: 'test', startedAt: at, saved });
const { accountId } = phoneWallet;

/** The web3 product alone, after its wallets were opened. */
function alone(seed: string) {
  const { context, products, advanceTo } = createEngine({ seed, at, modules: [web3Module] });
  products.web3.seed();
  return { ...context, ...products, advanceTo };
}

const account = (world: World, id = accountId) => world.web3.wallets.account(id) ?? expect.fail(id);

describe('the fixtures', () => {
  test('contain a dozen chains and about sixty contracts, each with its own address', () => {
    expect(web3Chains).toHaveLength(12);
    const contracts = assets().filter(({ tokenAddress }) => tokenAddress !== '');
    expect(contracts.length).toBe(web3Tokens.reduce((sum, { chains }) => sum + chains.length, 0));
    expect(new Set(contracts.map(({ chainIndex, tokenAddress }) => `${chainIndex} ${tokenAddress}`)).size).toBe(contracts.length);
    for (const { chainIndex, tokenAddress } of contracts) {
      const { family } = web3Chains.find((chain) => chain.chainIndex === chainIndex) ?? expect.fail(chainIndex);
      expect(isAddress(family, tokenAddress)).toBe(true);
      expect(assetAt(chainIndex, tokenAddress.toUpperCase().replace('0X', '0x'))?.tokenAddress).toBe(tokenAddress);
    }
  });

  test('refer only to existing chains, tokens and coins', () => {
    const { market } = open();
    for (const { holdings } of web3Wallets) for (const { chainIndex, symbol } of holdings) assetBySymbol(chainIndex, symbol);
    for (const { price } of assets()) expect(price === null ? '' : market.usdt(price.coin, at)).toMatch(/^\d/);
  });
});

test('an address belongs to one family of chains', () => {
  for (const family of families) {
    const address = addressFrom(family, 'somebody');
    expect(families.filter((other) => isAddress(other, address))).toEqual([family]);
    expect(isAddress(family, address.slice(1))).toBe(false);
  }
  expect(sameAddress('0xAb', '0xaB')).toBe(true);
  expect(sameAddress('UQab', 'UQaB')).toBe(false);
});

describe('the holdings of an account', () => {
  test('are sorted by value, each with its price', () => {
    const world = open();
    const held = world.web3.holdings(account(world), {});
    const values = held.map(({ balance, tokenPrice }) => multiply(balance, tokenPrice));
    expect(values).toEqual(values.toSorted((a, b) => compare(b, a)));
    expect(totalValue(held)).toMatch(/^\d{4,5}\.\d{1,2}$/);
    const ether = held.find(({ chainIndex, tokenAddress }) => chainIndex === '1' && tokenAddress === '') ?? expect.fail('no ether');
    expect(ether).toMatchObject({ symbol: 'ETH', tokenType: 'native', decimals: 18, isRiskToken: false });
    expect(ether.rawBalance).toMatch(/^\d{17,18}$/);
    expect(ether.chainList).toEqual(['1', '42161', '10', '8453']);
    expect(isAddress('evm', ether.address)).toBe(true);
  });

  test('are never negative, over any time', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 200 }), (seed, days) => {
        const { web3, advanceTo } = alone(seed);
        advanceTo(at + days * dayMs);
        for (const { accountId: id } of web3Wallets)
          for (const [key, balance] of web3.payments.balances(id)) expect([key, isNegative(balance)]).toEqual([key, false]);
      }),
      { numRuns: cases(40) },
    );
  });

  test('are empty for a newly opened account', () => {
    const world = open();
    const fresh = world.web3.wallets.open({ ...phoneWallet, accountId: 'acc-new' });
    expect(world.web3.holdings(fresh, {})).toEqual([]);
    expect(world.web3.wallets.byAddress(world.web3.wallets.address('acc-new', '501'))?.accountId).toBe('acc-new');
    expect(world.web3.wallets.byAddress('0x0')).toBeNull();
  });
});

describe('a transaction', () => {
  const pay = (world: World, direction: 'in' | 'out') =>
    world.web3.payments.make(account(world), { asset: assetBySymbol('1', 'USDT'), amount: '100', direction });
  const usdt = (world: World) => {
    const { tokenAddress } = assetBySymbol('1', 'USDT');
    return world.web3.payments.balances(accountId).get(`1:${tokenAddress}`) ?? '0';
  };

  test('that is received counts from its confirmation on, to the millisecond', () => {
    const world = open();
    const before = usdt(world);
    const { key } = pay(world, 'in');
    expect([usdt(world), world.db.web3Transactions.get(key)?.state]).toEqual([before, transactionState.pending]);
    world.advanceTo(at + 12 * 12_000 - 1);
    expect(usdt(world)).toBe(before);
    world.advanceTo(at + 12 * 12_000);
    expect(usdt(world)).toBe(add(before, '100'));
    const done = world.db.web3Transactions.get(key) ?? expect.fail(key);
    expect(done).toMatchObject({ state: transactionState.success, blockHeight: expect.any(Number) });
    expect(world.web3.payments.confirmations(done, world.now)).toBeGreaterThanOrEqual(11);
  });

  test('that is sent is deducted at once, with its fee', () => {
    const world = open();
    const [before, ether] = [usdt(world), world.web3.payments.balances(accountId).get('1:') ?? '0'];
    pay(world, 'out');
    expect(usdt(world)).toBe(add(before, '-100'));
    expect(world.web3.payments.balances(accountId).get('1:')).toBe(add(ether, '-0.00042'));
  });

  test('is confirmed after a save and restore', () => {
    const world = open();
    const before = usdt(world);
    pay(world, 'in');
    const again = createWorld({ seed: 'test', startedAt: at, saved: world.state() });
    again.advanceTo(at + 12 * 12_000);
    expect(usdt(again)).toBe(add(before, '100'));
  });
});

test('one large step and many small ones give the same result', () => {
  const [once, often] = [alone('test'), alone('test')];
  const before = once.db.web3Transactions.count();
  once.advanceTo(at + 30 * dayMs);
  for (let hour = 1; hour <= 30 * 24; hour += 1) often.advanceTo(at + hour * 3_600_000);
  expect(once.db.web3Transactions.all()).toEqual(often.db.web3Transactions.all());
  expect(once.db.web3Transactions.count()).toBeGreaterThan(before);
});

describe('the lists of an account', () => {
  const chain = { chainIndex: '7777', name: 'Homenet', symbol: 'HOME', rpcUrl: 'https://rpc.example', explorerUrl: 'https://scan.example' };
  const token = { chainIndex: '7777', tokenAddress: addressFrom('evm', 'home'), symbol: 'COSY', name: 'Cosy', decimals: 4 };

  test('accept custom chains and tokens once, and remove them again', () => {
    const world = open();
    const { wallets } = world.web3;
    expect(wallets.addToken(account(world), token)).toBe('unknownChain');
    expect(wallets.addChain(account(world), chain)).toBeNull();
    expect(wallets.addChain(account(world), chain)).toBe('listed');
    expect(wallets.addToken(account(world), token)).toBeNull();
    expect(wallets.addToken(account(world), { ...token, tokenAddress: token.tokenAddress.toUpperCase().replace('0X', '0x') })).toBe(
      'listed',
    );
    expect(world.web3.tokenList(account(world)).find(({ symbol }) => symbol === 'COSY')).toMatchObject({
      tokenType: 'own',
      tokenPrice: '0',
    });
    expect(world.web3.tokenList(null).some(({ symbol }) => symbol === 'COSY')).toBe(false);
    expect(wallets.removeChain(account(world), '7777')).toBe(true);
    expect(wallets.removeChain(account(world), '1')).toBe(false);
    expect(world.web3.tokenList(account(world)).some(({ symbol }) => symbol === 'COSY')).toBe(false);
  });

  test('keep no settings of removed entries', () => {
    const world = open();
    const { wallets } = world.web3;
    wallets.addChain(account(world), chain);
    wallets.addToken(account(world), { ...token, chainIndex: '1' });
    wallets.setStatus(account(world), '7777:', listStatus.hidden);
    wallets.setStatus(account(world), `1:${token.tokenAddress}`, listStatus.hidden);
    wallets.change(accountId, { config: { ...account(world).config, assetChainIndex: '7777' } });
    wallets.removeChain(account(world), '7777');
    wallets.removeToken(account(world), '1', token.tokenAddress);
    expect(account(world)).toMatchObject({ hidden: [], config: { assetChainIndex: '' } });
  });

  test('hide an entry and show it again', () => {
    const world = open();
    const shown = () => world.web3.chainList(account(world)).map(({ chainIndex }) => chainIndex);
    world.web3.wallets.setStatus(account(world), '195:', listStatus.hidden);
    expect(shown()).not.toContain('195');
    expect(world.web3.chainList(account(world), true).find(({ chainIndex }) => chainIndex === '195')?.status).toBe(listStatus.hidden);
    expect(world.web3.chainList(null).map(({ chainIndex }) => chainIndex)).toContain('195');
    world.web3.wallets.setStatus(account(world), '195:', listStatus.shown);
    expect(shown()).toContain('195');
  });
});

import { listStatus } from '@/contract/web3';
import { phoneWallet } from '@fixtures/web3';
import web3Tokens from '@fixtures/web3Tokens.json' with { type: 'json' };
import { addressFrom } from '../exchange/web3/addresses';
import { assetNamed, assets } from '../exchange/web3/catalogue';
import { phoneBehaviour } from '../exchange/web3/records';
import type { World } from '../world';
import type { Scenario } from './scenario';

const { accountId } = phoneWallet;
const qr = { persona: 'visitor', address: '/web3' } as const;
const connected = { persona: 'web3Wallet', address: '/web3/asset' } as const;

/** Makes account data unavailable for the next `times` requests. */
const notReady = (world: World, times: number) => void world.web3.wallets.change(accountId, { notReady: times });

function pay(world: World, chainIndex: string, symbol: string, amount: string, direction: 'in' | 'out'): void {
  const account = world.web3.wallets.account(accountId);
  if (account) world.web3.payments.make(account, { asset: assetNamed(chainIndex, symbol), amount, direction });
}

export const web3Scenarios = {
  'web3-qr-confirmed': {
    ...qr,
    title: 'The phone scans the QR code after six seconds and confirms after ten',
    look: 'Connect a wallet: the dialog closes with the first status check after the confirmation.',
    arrange: () => {},
  },
  'web3-qr-waiting': {
    ...qr,
    title: 'Nobody scans the QR code until its two minutes are over',
    look: 'Connect a wallet: it waits, then the code is over (10029) and can be refreshed.',
    arrange: (world) => world.web3.qr.changePhone({ behaviour: phoneBehaviour.looksAway }),
  },
  'web3-qr-scanned': {
    ...qr,
    title: 'The phone scans the QR code but never confirms the login',
    look: 'Connect a wallet: the status turns to scanned (10028) and at last to expired.',
    arrange: (world) => world.web3.qr.changePhone({ behaviour: phoneBehaviour.hesitates }),
  },
  'web3-qr-expired': {
    ...qr,
    title: 'Every QR code is over within a second (10029)',
    look: 'Connect a wallet: the first status check finds it expired; a refresh starts again.',
    arrange: (world) => world.web3.qr.changePhone({ behaviour: phoneBehaviour.looksAway, lifetimeMs: 1000 }),
  },
  'web3-connected': {
    ...connected,
    title: 'A wallet with coins on a handful of chains is connected',
    look: 'The header shows account, wallet and balance, which can be hidden.',
    arrange: () => {},
  },
  'web3-busy': {
    ...connected,
    title: 'Account data is not ready the first eight times it is asked for (50011), then it is',
    look: 'The balance in the header: it is asked for again every two seconds, and the last of eight tries brings it.',
    arrange: (world) => notReady(world, 8),
  },
  'web3-busy-forever': {
    ...connected,
    title: 'Account data never becomes ready (50011)',
    look: 'The balance in the header: eight more tries, then it rests.',
    arrange: (world) => notReady(world, Number.MAX_SAFE_INTEGER),
  },
  'web3-empty': {
    ...connected,
    title: 'The connected wallet holds nothing and has never paid',
    look: 'A balance of zero, an empty list of assets and an empty list of transactions.',
    arrange: (world) => {
      for (const { key } of world.db.web3Transactions.find({ where: { accountId } }).list) world.db.web3Transactions.remove(key);
      world.web3.wallets.change(accountId, { payment: '0' });
    },
  },
  'web3-whale': {
    title: 'The connected wallet holds millions on every chain under long names',
    look: 'Large balances and a long account name in the header, a long list of assets.',
    persona: 'web3Whale',
    address: '/web3/asset',
    arrange: () => {},
  },
  'web3-huge-list': {
    ...connected,
    title: 'Fifteen hundred tokens of its own are in the list of the wallet',
    look: 'The token list: it loads page by page and can be searched.',
    arrange: (world) => {
      const account = world.web3.wallets.account(accountId);
      if (!account) return;
      for (const [symbol, name] of Object.entries(web3Tokens))
        world.web3.wallets.addToken(account, {
          chainIndex: '56',
          tokenAddress: addressFrom('evm', symbol, name),
          symbol,
          name,
          decimals: 18,
        });
    },
  },
  'web3-long-names': {
    ...connected,
    title: 'Account, wallet and a token have names that fit nowhere',
    look: 'The header and the token list: long names are cut, never pushed over others.',
    arrange: (world) => {
      const account = world.web3.wallets.change(accountId, {
        accountName: 'Savings for the very long way around the world with everybody we know and their bicycles',
        walletName: 'Kontostandsbenachrichtigungsempfängerverzeichnis',
      });
      world.web3.wallets.addToken(account, {
        chainIndex: '1',
        tokenAddress: addressFrom('evm', 'long'),
        symbol: 'SUPERCALIFRAGILISTICEXPIALIDOCIOUS',
        name: 'A token whose name is longer than the screen of any telephone that was ever built for a human hand',
        decimals: 18,
      });
    },
  },
  'web3-pending': {
    ...connected,
    title: 'A payment in and a payment out wait for their confirmations',
    look: 'The list of transactions: both turn from pending to done, then the balance changes.',
    arrange: (world) => {
      pay(world, '0', 'BTC', '0.05', 'in');
      pay(world, '1', 'USDT', '250', 'out');
    },
  },
  'web3-risk-tokens': {
    ...connected,
    title: 'Nobody asked for two of the tokens in the wallet, one of which imitates a known one',
    look: 'The list of assets: both are marked as a risk and worth nothing.',
    arrange: (world) => {
      const account = world.web3.wallets.account(accountId);
      if (!account) return;
      for (const asset of assets().filter(({ isRisk, chainIndex }) => isRisk && chainIndex === '56'))
        world.web3.payments.make(account, { asset, amount: '88888', direction: 'in' }, true);
    },
  },
  'web3-hidden-chain': {
    ...connected,
    title: 'A chain and a token were hidden from the lists of the wallet',
    look: 'The chain list lacks TRON; managing the list shows it as hidden.',
    arrange: (world) => {
      const hide = (key: string) => {
        const account = world.web3.wallets.account(accountId);
        if (account) world.web3.wallets.setStatus(account, key, listStatus.hidden);
      };
      hide('195:');
      hide(`1:${assetNamed('1', 'LINK').tokenAddress}`);
    },
  },
} as const satisfies Record<string, Scenario>;

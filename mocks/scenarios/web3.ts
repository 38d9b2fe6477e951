import { listStatus } from '@/contract/web3';
import { phoneWallet } from '@fixtures/web3';
import web3Tokens from '@fixtures/web3Tokens.json' with { type: 'json' };
import { addressFrom } from '../exchange/web3/addresses';
import { assetBySymbol, assets } from '../exchange/web3/catalogue';
import { phoneBehaviour } from '../exchange/web3/records';
import type { World } from '../world';
import type { Scenario } from './scenario';

const { accountId } = phoneWallet;
const qrScreen = { persona: 'visitor', address: '/web3' } as const;
const assetScreen = { persona: 'web3Wallet', address: '/web3/asset' } as const;

/** Makes account data unavailable for the next `times` requests. */
const delayAccountData = (world: World, times: number) => void world.web3.wallets.change(accountId, { notReadyCalls: times });

function pay(world: World, chainIndex: string, symbol: string, amount: string, direction: 'in' | 'out'): void {
  const account = world.web3.wallets.account(accountId);
  if (account) world.web3.payments.make(account, { asset: assetBySymbol(chainIndex, symbol), amount, direction });
}

export const web3Scenarios = {
  'web3-qr-confirmed': {
    ...qrScreen,
    title: 'The phone scans the QR code after six seconds and confirms after ten',
    instructions: 'Connect a wallet: the dialog closes with the first status check after the confirmation.',
    arrange: () => {},
  },
  'web3-qr-waiting': {
    ...qrScreen,
    title: 'Nobody scans the QR code before it expires after two minutes',
    instructions: 'Connect a wallet: it waits, then the code has expired (10029) and can be refreshed.',
    arrange: (world) => world.web3.qr.changePhone({ behaviour: phoneBehaviour.looksAway }),
  },
  'web3-qr-scanned': {
    ...qrScreen,
    title: 'The phone scans the QR code but never confirms the login',
    instructions: 'Connect a wallet: the status changes to scanned (10028) and finally to expired.',
    arrange: (world) => world.web3.qr.changePhone({ behaviour: phoneBehaviour.hesitates }),
  },
  'web3-qr-expired': {
    ...qrScreen,
    title: 'Every QR code expires within a second (10029)',
    instructions: 'Connect a wallet: the first status check finds it expired; a refresh starts again.',
    arrange: (world) => world.web3.qr.changePhone({ behaviour: phoneBehaviour.looksAway, lifetimeMs: 1000 }),
  },
  'web3-connected': {
    ...assetScreen,
    title: 'A wallet with coins on a handful of chains is connected',
    instructions: 'The header shows account, wallet and balance; the balance can be hidden.',
    arrange: () => {},
  },
  'web3-busy': {
    ...assetScreen,
    title: 'Account data is not ready for the first eight requests (50011), then it is',
    instructions:
      'The page says that the wallet is being prepared; the data is requested again every two seconds and appears at the last of eight attempts.',
    arrange: (world) => delayAccountData(world, 8),
  },
  'web3-busy-forever': {
    ...assetScreen,
    title: 'Account data never becomes ready (50011)',
    instructions:
      'The page says that the wallet is being prepared; after eight more attempts the requests stop and the page offers a retry.',
    arrange: (world) => delayAccountData(world, Number.MAX_SAFE_INTEGER),
  },
  'web3-empty': {
    ...assetScreen,
    title: 'The connected wallet is empty and has no transactions',
    instructions: 'A zero balance, an empty asset list and an empty transaction list.',
    arrange: (world) => {
      for (const { key } of world.db.web3Transactions.find({ where: { accountId } }).list) world.db.web3Transactions.remove(key);
      world.web3.wallets.change(accountId, { payment: '0' });
    },
  },
  'web3-whale': {
    title: 'The connected wallet holds millions on every chain under long names',
    instructions: 'Large balances and a long account name in the header, and a long asset list.',
    persona: 'web3Whale',
    address: '/web3/asset',
    arrange: () => {},
  },
  'web3-huge-list': {
    ...assetScreen,
    title: 'The wallet has fifteen hundred custom tokens in its list',
    instructions: 'The token list loads page by page and can be searched.',
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
    ...assetScreen,
    title: 'Account, wallet and a token have extremely long names',
    instructions: 'The header and the token list: long names are truncated and never overlap others.',
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
    ...assetScreen,
    title: 'An incoming and an outgoing payment wait for confirmations',
    instructions: 'The transaction list: both change from pending to done, then the balance changes.',
    arrange: (world) => {
      pay(world, '0', 'BTC', '0.05', 'in');
      pay(world, '1', 'USDT', '250', 'out');
    },
  },
  'web3-risk-tokens': {
    ...assetScreen,
    title: 'Two tokens in the wallet are unsolicited, and one imitates a known token',
    instructions: 'The asset list: both are marked as a risk and have no value.',
    arrange: (world) => {
      const account = world.web3.wallets.account(accountId);
      if (!account) return;
      for (const asset of assets().filter(({ isRisk, chainIndex }) => isRisk && chainIndex === '56'))
        world.web3.payments.make(account, { asset, amount: '88888', direction: 'in' }, true);
    },
  },
  'web3-hidden-chain': {
    ...assetScreen,
    title: "A chain and a token are hidden from the wallet's lists",
    instructions: 'TRON is not in the chain list; managing the list shows it as hidden.',
    arrange: (world) => {
      const hide = (key: string) => {
        const account = world.web3.wallets.account(accountId);
        if (account) world.web3.wallets.setStatus(account, key, listStatus.hidden);
      };
      hide('195:');
      hide(`1:${assetBySymbol('1', 'LINK').tokenAddress}`);
    },
  },
} as const satisfies Record<string, Scenario>;

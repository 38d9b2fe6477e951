import * as z from 'zod/mini';
import type { listStatus } from '@/contract/web3';
import { CustomChainRequest, CustomTokenRequest, Web3Config } from '@/contract/web3/schema/lists';
import { Web3WalletInfo, WalletLogin } from '@/contract/web3/schema/login';
import { Web3Transaction } from '@/contract/web3/schema/transactions';

/** How far a login by QR code has come. */
export const qrState = { waiting: 'waiting', scanned: 'scanned', confirmed: 'confirmed', used: 'used' } as const;

/** A login by QR code; it is gone when its time is over. */
export const QrLogin = z.object({
  token: z.string(),
  state: z.enum(qrState),
  createdTime: z.int(),
  expiresTime: z.int(),
  wallet: z.nullable(Web3WalletInfo),
});
export type QrLogin = z.output<typeof QrLogin>;

/** What the simulated phone does with a QR code it is shown. */
export const phoneBehaviour = { confirms: 'confirms', hesitates: 'hesitates', looksAway: 'looksAway' } as const;

/** The simulated phone and how long QR codes are good for; there is one in a world. */
export const Phone = z.object({ key: z.literal('phone'), behaviour: z.enum(phoneBehaviour), wallet: Web3WalletInfo, lifetimeMs: z.int() });
export type Phone = z.output<typeof Phone>;

/** An account of a wallet: who it is, its settings, and the chains somebody has added to it. */
export const Web3Account = z.extend(Web3WalletInfo, {
  openedTime: z.int(),
  config: Web3Config,
  /** Keys of chains and tokens that are not shown. */
  hidden: z.array(z.string()),
  ownChains: z.array(CustomChainRequest),
  /** How many more times account data is not ready when somebody asks for it; who asks tries again a counted number of times. */
  notReady: z.int().check(z.nonnegative()),
  /** What an everyday payment is worth, in USDT; `'0'` where nothing happens by itself. */
  payment: z.string(),
});
export type Web3Account = z.output<typeof Web3Account>;

export const StoredOwnToken = z.extend(CustomTokenRequest, { key: z.string(), accountId: z.string() });

export const StoredTransaction = z.extend(Web3Transaction, { key: z.string(), accountId: z.string() });
export type StoredTransaction = z.output<typeof StoredTransaction>;

export const StoredWalletLogin = WalletLogin;

/** Whether a chain or a token is shown. */
export type ListStatus = (typeof listStatus)[keyof typeof listStatus];

import * as z from 'zod/mini';
import type { listStatus } from '@/contract/web3';
import { CustomChainRequest, CustomTokenRequest, Web3Config } from '@/contract/web3/schema/lists';
import { Web3WalletInfo, WalletLogin } from '@/contract/web3/schema/login';
import { Web3Transaction } from '@/contract/web3/schema/transactions';

/** The states of a login by QR code. */
export const qrState = { waiting: 'waiting', scanned: 'scanned', confirmed: 'confirmed', used: 'used' } as const;

/** A login by QR code; deleted when it expires. */
export const QrLogin = z.object({
  token: z.string(),
  state: z.enum(qrState),
  createdTime: z.int(),
  expiresTime: z.int(),
  wallet: z.nullable(Web3WalletInfo),
});
export type QrLogin = z.output<typeof QrLogin>;

/** How the simulated phone reacts to a QR code. */
export const phoneBehaviour = { confirms: 'confirms', hesitates: 'hesitates', looksAway: 'looksAway' } as const;

/** The simulated phone and the lifetime of QR codes; one per world. */
export const Phone = z.object({ key: z.literal('phone'), behaviour: z.enum(phoneBehaviour), wallet: Web3WalletInfo, lifetimeMs: z.int() });
export type Phone = z.output<typeof Phone>;

/** A wallet account with its settings and custom chains. */
export const Web3Account = z.extend(Web3WalletInfo, {
  openedTime: z.int(),
  config: Web3Config,
  /** Keys of hidden chains and tokens. */
  hidden: z.array(z.string()),
  customChains: z.array(CustomChainRequest),
  /** How many more requests for account data are answered as not ready; clients retry a limited number of times. */
  notReadyCalls: z.int().check(z.nonnegative()),
  /** The base value of an automatic payment in USDT; `'0'` disables automatic payments. */
  payment: z.string(),
});
export type Web3Account = z.output<typeof Web3Account>;

export const StoredCustomToken = z.extend(CustomTokenRequest, { key: z.string(), accountId: z.string() });

export const StoredTransaction = z.extend(Web3Transaction, { key: z.string(), accountId: z.string() });
export type StoredTransaction = z.output<typeof StoredTransaction>;

export const StoredWalletLogin = WalletLogin;

/** Whether a chain or token is shown or hidden. */
export type ListStatus = (typeof listStatus)[keyof typeof listStatus];

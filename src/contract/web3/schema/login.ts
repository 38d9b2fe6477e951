import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, instant, singleLine, listOf, pageQuery } from '../../endpoint';
import { lenient } from '../../lenient';
import { avatarColours } from '../constants';
import { unshownBody, unshownQuery, accountId } from './fields';

/** A connected wallet's account. Source: specification, Wallet info (web3). */
export const Web3WalletInfo = z.object({
  accountId: accountId(),
  accountName: lenient(singleLine(120), ''),
  colorId: lenient(z.int().check(z.gte(avatarColours.first), z.lte(avatarColours.last)), avatarColours.first),
  device: lenient(z.string().check(z.maxLength(120)), ''),
  ip: lenient(z.string().check(z.maxLength(64)), ''),
  walletName: lenient(singleLine(120), ''),
});
export type Web3WalletInfo = z.output<typeof Web3WalletInfo>;

/** A QR code login: its token and, after it succeeded, the wallet. Source: specification, Wallet connect. */
export const WalletConnect = z.object({
  qrCodeToken: z.string(),
  loginResult: assumed(z.nullable(Web3WalletInfo), 'the login result data is read as the wallet info; null until there is one'),
  expiresTime: assumed(instant(), 'when the token expires is not shown'),
});
export type WalletConnect = z.output<typeof WalletConnect>;

export const ScanQuery = z.object({ qrCodeToken: z.string().check(z.minLength(1), z.maxLength(64)) });

/** Confirmation by the scanning wallet; without an account, the phone's own account is used. */
export const ConfirmQrRequest = assumed(z.extend(z.partial(Web3WalletInfo), ScanQuery.shape), unshownBody);
export type ConfirmQrRequest = z.output<typeof ConfirmQrRequest>;

export const WalletLoginRequest = assumed(z.object({ device: singleLine(120), ip: z.string().check(z.maxLength(64)) }), unshownBody);
const { accountName, colorId, walletName } = Web3WalletInfo.shape;
export const EditWalletRequest = assumed(z.partial(z.object({ accountName, colorId, walletName })), unshownBody);
export const PageQuery = assumed(z.object(pageQuery), unshownQuery);
/** Where and when a wallet was connected. */
export const WalletLogin = assumed(z.extend(Web3WalletInfo, { id: z.int(), loginTime: instant() }), unknownAnswer);

export const WalletLoginList = listOf(WalletLogin);

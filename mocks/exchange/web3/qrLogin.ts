import type { Web3WalletInfo } from '@/contract/web3';
import { phoneWallet } from '@fixtures/web3';
import type { Web3Context } from './context';
import { hash } from '../random';
import type { Web3Event } from './events';
import { phoneBehaviour, qrState, type Phone, type QrLogin } from './records';

/** The lifetime of a QR code, and when the simulated phone scans and confirms it (assumed: not shown). */
export const qrTimes = { lifetimeMs: 120_000, scanMs: 6000, confirmMs: 10_000 } as const;

/** The result of a status check. Unknown, expired and used tokens are not distinguished. */
export type QrLoginStatus =
  | { readonly state: 'waiting' | 'scanned' | 'expired' }
  | { readonly state: 'confirmed'; readonly login: QrLogin; readonly wallet: Web3WalletInfo };

export interface QrLogins {
  generate(): QrLogin;
  /** The status of a login; a confirmed one is used up by this call. */
  redeem(token: string): QrLoginStatus;
  /** Confirms a login with the wallet that scanned it; false if there is nothing to confirm. */
  confirm(token: string, wallet: Partial<Web3WalletInfo>): boolean;
  phone(): Phone;
  changePhone(patch: Partial<Omit<Phone, 'key'>>): void;
  run(event: Extract<Web3Event, { token: string }>): void;
}

/** Login by QR code: waiting, scanned, confirmed, used; any state expires at the deadline. */
export function createQrLogins({ db, seed, now, nextId, schedule }: Web3Context): QrLogins {
  const phone = (): Phone =>
    db.web3Phone.get('phone') ?? {
      key: 'phone',
      behaviour: phoneBehaviour.confirms,
      wallet: walletInfoOf(phoneWallet),
      lifetimeMs: qrTimes.lifetimeMs,
    };
  const confirm: QrLogins['confirm'] = (token, wallet) => {
    const login = db.web3Logins.get(token);
    if (login?.state !== qrState.waiting && login?.state !== qrState.scanned) return false;
    const provided = Object.fromEntries(Object.entries(wallet).filter(([, value]) => value !== undefined));
    db.web3Logins.update(token, { state: qrState.confirmed, wallet: { ...phone().wallet, ...provided } });
    return true;
  };
  return {
    generate: () => {
      const at = now();
      const id = nextId();
      const { behaviour, lifetimeMs } = phone();
      const token = `qr-${hash(seed, 'qr', id).toString(36)}${hash(seed, 'qr', id, 1).toString(36)}`;
      const login = db.web3Logins.insert({
        token,
        state: qrState.waiting,
        createdTime: at,
        expiresTime: at + lifetimeMs,
        wallet: null,
      });
      schedule(login.expiresTime, { part: 'web3', kind: 'qrExpires', token });
      if (behaviour !== phoneBehaviour.looksAway) schedule(at + qrTimes.scanMs, { part: 'web3', kind: 'phoneScans', token });
      if (behaviour === phoneBehaviour.confirms) schedule(at + qrTimes.confirmMs, { part: 'web3', kind: 'phoneConfirms', token });
      return login;
    },
    redeem: (token) => {
      const login = db.web3Logins.get(token);
      if (!login || login.state === qrState.used) return { state: 'expired' };
      if (login.state !== qrState.confirmed || login.wallet === null)
        return { state: login.state === qrState.scanned ? 'scanned' : 'waiting' };
      return { state: 'confirmed', wallet: login.wallet, login: db.web3Logins.update(token, { state: qrState.used }) };
    },
    confirm,
    phone,
    changePhone: (patch) => void db.web3Phone.upsert({ ...phone(), ...patch }),
    run: ({ kind, token }) => {
      if (kind === 'qrExpires') db.web3Logins.remove(token);
      else if (kind === 'phoneConfirms') confirm(token, {});
      else if (db.web3Logins.get(token)?.state === qrState.waiting) db.web3Logins.update(token, { state: qrState.scanned });
    },
  };
}

/** The part of an account exposed to the page. */
export const walletInfoOf = ({ accountId, accountName, walletName, colorId, device, ip }: Web3WalletInfo): Web3WalletInfo => ({
  accountId,
  accountName,
  colorId,
  device,
  ip,
  walletName,
});

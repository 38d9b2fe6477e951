import { maxAddresses } from '@/contract/capital';
import { BusinessError } from '../../businessError';
import type { FundsContext } from './context';
import { coinById } from '../markets';
import { isAddress, isNetwork, networkOf, normaliseAddress } from './chains';
import type { StoredBookAddress } from './records';

/** The destination of a withdrawal. */
export interface Destination {
  readonly owner: number;
  readonly coinId: number;
  readonly network: string;
  readonly address: string;
  readonly memo: string;
}

/** Users' withdrawal addresses, and whether withdrawals are restricted to them. */
export interface AddressBook {
  /** Adds an address, or whitelists a listed one if requested. Throws `BusinessError` if it is malformed, already listed or one too many. */
  add(destination: Destination & { remark: string; isWhitelisted: boolean }, at: number): StoredBookAddress;
  list(
    owner: number,
    filter: { coinId?: number | undefined; network?: string | undefined; keyword?: string },
  ): readonly StoredBookAddress[];
  /** Both throw `BusinessError` if the entry is not the owner's. */
  remark(owner: number, id: number, remark: string): void;
  remove(owner: number, id: number): void;
  setting(owner: number): { isWhitelistOn: boolean; changedTime: number | null };
  /** Turns the whitelist on or off; turning it off locks withdrawals for a day. */
  setWhitelistOn(owner: number, isWhitelistOn: boolean, at: number): void;
  /** Whether a withdrawal to an address is allowed: always while the whitelist is off, otherwise to whitelisted entries past their quarantine. */
  allows(destination: Destination, at: number): boolean;
}

const quarantineMs = 86_400_000;

/** Opens the users' address books. `lock` blocks withdrawals for a day. */
export function createAddressBook(
  { db, nextId }: Pick<FundsContext, 'db' | 'nextId'>,
  lock: (owner: number, at: number) => void,
): AddressBook {
  const setting: AddressBook['setting'] = (owner) => {
    const { isWhitelistOn, changedTime } = db.whitelists.get(owner) ?? { isWhitelistOn: false, changedTime: null };
    return { isWhitelistOn, changedTime };
  };
  const find = ({ owner, coinId, network, address, memo }: Destination): StoredBookAddress | undefined =>
    db.bookAddresses.find({ where: { owner, coinId, network, address: normaliseAddress(networkOf(network), address), memo } }).list[0];
  const requireEntry = (owner: number, id: number): StoredBookAddress => {
    const entry = db.bookAddresses.get(id);
    if (entry?.owner !== owner) throw new BusinessError('notFound');
    return entry;
  };

  return {
    add: ({ remark, isWhitelisted, ...destination }, at) => {
      if (!isNetwork(destination.network) || !isAddress(networkOf(destination.network), destination.address))
        throw new BusinessError('addressInvalid');
      const activeTime = isWhitelisted && setting(destination.owner).isWhitelistOn ? at + quarantineMs : at;
      const listed = find(destination);
      if (listed) {
        if (listed.isWhitelisted || !isWhitelisted) throw new BusinessError('addressListed');
        return db.bookAddresses.update(listed.id, { remark, isWhitelisted, activeTime });
      }
      if (db.bookAddresses.count({ owner: destination.owner }) >= maxAddresses.book) throw new BusinessError('tooManyAddresses');
      return db.bookAddresses.insert({
        ...destination,
        id: nextId(),
        coinName: coinById.get(destination.coinId)?.shortName ?? '',
        address: normaliseAddress(networkOf(destination.network), destination.address),
        remark,
        isWhitelisted,
        activeTime,
        createdTime: at,
      });
    },
    list: (owner, { keyword = '', ...where }) => {
      const query = keyword.toLowerCase();
      const matching = ({ address, remark }: StoredBookAddress) => `${address} ${remark}`.toLowerCase().includes(query);
      return db.bookAddresses.find({ where: { owner, ...where }, matching, sort: [['id', 'desc']] }).list;
    },
    remark: (owner, id, remark) => {
      requireEntry(owner, id);
      db.bookAddresses.update(id, { remark });
    },
    remove: (owner, id) => {
      requireEntry(owner, id);
      db.bookAddresses.remove(id);
    },
    setting,
    setWhitelistOn: (owner, isWhitelistOn, at) => {
      if (setting(owner).isWhitelistOn === isWhitelistOn) return;
      db.whitelists.upsert({ owner, isWhitelistOn, changedTime: at });
      if (!isWhitelistOn) lock(owner, at);
    },
    allows: (destination, at) => {
      if (!setting(destination.owner).isWhitelistOn) return true;
      const entry = find(destination);
      return entry !== undefined && entry.isWhitelisted && entry.activeTime <= at;
    },
  };
}

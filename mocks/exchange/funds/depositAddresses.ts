import { maxAddresses } from '@/contract/capital';
import { BusinessError } from '../../businessError';
import type { FundsContext } from './context';
import { addressAt, networkOf, normaliseAddress } from './chains';
import type { StoredAddress } from './records';

/** Deposit addresses: up to five per user and network, derived from the seed. */
export interface DepositAddresses {
  /** The selected address; creates the first one if there is none. */
  getSelected(owner: number, network: string, at: number): StoredAddress;
  /** Creates another address and selects it. Throws `BusinessError` if the maximum is reached. */
  create(owner: number, network: string, remark: string, at: number): StoredAddress;
  list(owner: number, network?: string): readonly StoredAddress[];
  /** Throws `BusinessError` if the address is not the owner's. */
  choose(owner: number, id: number): void;
  remark(owner: number, id: number, remark: string): void;
  /** The record of a user's deposit address; null if it belongs to no user of this exchange. */
  ownerOf(network: string, address: string, memo: string): StoredAddress | null;
}

const memoLength = 9;

export function createDepositAddresses({ db, seed, nextId }: Pick<FundsContext, 'db' | 'seed' | 'nextId'>): DepositAddresses {
  const list: DepositAddresses['list'] = (owner, network) =>
    db.depositAddresses.find({ where: { owner, network }, sort: [['ordinal', 'asc']] }).list;
  const requireAddress = (owner: number, id: number): StoredAddress => {
    const address = db.depositAddresses.get(id);
    if (address?.owner !== owner) throw new BusinessError('notFound');
    return address;
  };
  const deselect = (owner: number, network: string) => {
    for (const { id, isSelected } of list(owner, network)) if (isSelected) db.depositAddresses.update(id, { isSelected: false });
  };
  const create: DepositAddresses['create'] = (owner, networkId, remark, at) => {
    const network = networkOf(networkId);
    const ordinal = list(owner, networkId).length;
    if (ordinal >= maxAddresses.deposit) throw new BusinessError('tooManyAddresses');
    deselect(owner, networkId);
    return db.depositAddresses.insert({
      id: nextId(),
      owner,
      network: networkId,
      // On a network with memos, all users share one address.
      address: network.needsMemo ? addressAt(seed, network, 0) : addressAt(seed, network, owner, ordinal),
      memo: network.needsMemo ? String(owner * 10 + ordinal).padStart(memoLength, '0') : '',
      remark,
      isSelected: true,
      createdTime: at,
      ordinal,
    });
  };

  return {
    getSelected: (owner, network, at) => list(owner, network).find(({ isSelected }) => isSelected) ?? create(owner, network, '', at),
    create,
    list,
    choose: (owner, id) => {
      const { network } = requireAddress(owner, id);
      deselect(owner, network);
      db.depositAddresses.update(id, { isSelected: true });
    },
    remark: (owner, id, remark) => {
      requireAddress(owner, id);
      db.depositAddresses.update(id, { remark });
    },
    ownerOf: (networkId, address, memo) => {
      const network = networkOf(networkId);
      const candidates = db.depositAddresses.find({
        where: { address: normaliseAddress(network, address), memo: network.needsMemo ? memo : '' },
      }).list;
      return (
        candidates.find(
          (candidate) => candidate.network === networkId || (network.isUniversal && networkOf(candidate.network).isUniversal),
        ) ?? null
      );
    },
  };
}

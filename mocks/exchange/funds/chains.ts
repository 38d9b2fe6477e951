import { coinNetworks, type CoinNetworkTerms } from '@fixtures/coinNetworks';
import { networks, type Network } from '@fixtures/networks';
import type { CoinNetwork } from '@/contract/capital';
import { addressSchemeOf, type AddressScheme } from '@/contract/chains';
import type { FundsContext } from './context';
import { coinById, coinByName } from '../markets';
import { hash } from '../random';

const networkById: ReadonlyMap<string, Network> = new Map(networks.map((network) => [network.id, network]));

/** The network with this id. Throws a RangeError if the fixtures lack it. */
export function networkOf(id: string): Network {
  const network = networkById.get(id);
  if (!network) throw new RangeError(`there is no network ${id}`);
  return network;
}
export const isNetwork = (id: string): boolean => networkById.has(id);

/** The networks of a coin with their terms; none for a fund token. */
export const coinNetworksOf = (coinId: number): readonly CoinNetworkTerms[] => {
  const coin = coinById.get(coinId);
  return coinNetworks.filter((terms) => terms.coin === coin?.shortName);
};
export const coinNetworkOf = (coinId: number, network: string): CoinNetworkTerms | undefined =>
  coinNetworksOf(coinId).find((terms) => terms.network === network);

export const switchKey = (coinId: number, network: string): string => `${coinId}:${network}`;

/** Whether a coin's network is open now, and why it is not: a switch overrides the terms. */
export function openStateOf(
  db: FundsContext['db'],
  terms: CoinNetworkTerms,
): Pick<CoinNetwork, 'isDepositOpen' | 'isWithdrawOpen' | 'suspension'> {
  const { isDepositOpen, isWithdrawOpen } = db.networkSwitches.get(switchKey(coinByName(terms.coin).coinId, terms.network)) ?? terms;
  return { isDepositOpen, isWithdrawOpen, suspension: isDepositOpen && isWithdrawOpen ? null : (terms.suspension ?? 'maintenance') };
}

/** Native coins of the networks that have another name. */
const nativeCoins: Readonly<Record<string, string>> = { ARBITRUM: 'ETH', OPTIMISM: 'ETH', BASE: 'ETH', TRON: 'TRX', POLYGON: 'POL' };

/** The block explorer URL of a network. */
export const explorerOf = (network: string): string => `https://${network.toLowerCase()}.explorer.example/`;

/** The contract address of a coin on a network and its explorer URL; a native coin has no contract. */
export function tokenContractOf(terms: CoinNetworkTerms): Pick<CoinNetwork, 'contractAddress' | 'explorerUrl'> {
  const network = networkOf(terms.network);
  const { coinId } = coinByName(terms.coin);
  const explorerUrl = explorerOf(network.id);
  if ((nativeCoins[network.id] ?? network.id) === terms.coin) return { contractAddress: '', explorerUrl };
  const contractAddress = addressAt('contract', network, coinId, coinNetworksOf(coinId).indexOf(terms));
  return { contractAddress, explorerUrl: `${explorerUrl}token/${contractAddress}` };
}

/** The time until all confirmations of a network are complete. */
export const confirmationMs = ({ confirmations, blockSeconds }: Network): number => confirmations * blockSeconds * 1000;

/** A coin's network, as shown to users. */
export function shownCoinNetwork(db: FundsContext['db'], terms: CoinNetworkTerms): CoinNetwork {
  const network = networkOf(terms.network);
  const { coinId, shortName, precision } = coinByName(terms.coin);
  return {
    coinId,
    coinName: shortName,
    network: network.id,
    name: network.name,
    isUniversal: network.isUniversal,
    needsMemo: network.needsMemo,
    confirmations: network.confirmations,
    minutes: Math.ceil(confirmationMs(network) / 60_000),
    ...openStateOf(db, terms),
    ...tokenContractOf(terms),
    minDeposit: terms.minDeposit,
    minWithdraw: terms.minWithdraw,
    withdrawFee: terms.withdrawFee,
    precision,
  };
}

const schemeOf = ({ id }: Network): AddressScheme => {
  const scheme = addressSchemeOf(id);
  if (!scheme) throw new RangeError(`no address scheme for ${id}`);
  return scheme;
};

/** The address for `key` on a network: derived from the seed, with a valid checksum, and owned by no one. */
export function addressAt(seed: string, network: Network, ...key: readonly number[]): string {
  const scheme = schemeOf(network);
  const family = network.isUniversal ? 'universal' : network.id;
  return scheme.encode(Uint8Array.from({ length: scheme.size }, (_, index) => hash(seed, 'address', family, ...key, index)));
}

/** Whether a text is a valid address of a network. */
export const isAddress = (network: Network, text: string): boolean => schemeOf(network).problem(text) === null;

/** The stored form of a valid address of a network. */
export const normaliseAddress = (network: Network, address: string): string => schemeOf(network).normalise(address);

/** The hash of a transaction on its chain, derived from the seed. */
export const txHashAt = (seed: string, id: string): string =>
  Array.from({ length: 8 }, (_, part) => hash(seed, 'transaction', id, part).toString(16).padStart(8, '0')).join('');

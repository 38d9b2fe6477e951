import { coinNetworks, type CoinNetworkTerms } from '@fixtures/coinNetworks';
import { networks, type Network } from '@fixtures/networks';
import type { CoinNetwork } from '@/contract/capital';
import { addressSchemeOf, type AddressScheme } from '@/contract/chains';
import type { FundsContext } from './context';
import { coinById, coinByName } from '../markets';
import { hash } from '../random';

const networkById: ReadonlyMap<string, Network> = new Map(networks.map((network) => [network.id, network]));

/** The chain of an id. Throws for one the fixtures lack. */
export function networkOf(id: string): Network {
  const network = networkById.get(id);
  if (!network) throw new RangeError(`there is no network ${id}`);
  return network;
}
export const isNetwork = (id: string): boolean => networkById.has(id);

/** The ways of a coin; none for a fund token. */
export const waysOf = (coinId: number): readonly CoinNetworkTerms[] => {
  const coin = coinById.get(coinId);
  return coinNetworks.filter((way) => way.coin === coin?.shortName);
};
export const wayOf = (coinId: number, network: string): CoinNetworkTerms | undefined =>
  waysOf(coinId).find((way) => way.network === network);

export const switchKey = (coinId: number, network: string): string => `${coinId}:${network}`;

/** Whether a way is open now, and why it is not: a switch goes before the terms. */
export function openings(
  db: FundsContext['db'],
  way: CoinNetworkTerms,
): Pick<CoinNetwork, 'isDepositOpen' | 'isWithdrawOpen' | 'suspension'> {
  const { isDepositOpen, isWithdrawOpen } = db.networkSwitches.get(switchKey(coinByName(way.coin).coinId, way.network)) ?? way;
  return { isDepositOpen, isWithdrawOpen, suspension: isDepositOpen && isWithdrawOpen ? null : (way.suspension ?? 'maintenance') };
}

/** Networks whose own coin has another name than they have. */
const ownCoins: Readonly<Record<string, string>> = { ARBITRUM: 'ETH', OPTIMISM: 'ETH', BASE: 'ETH', TRON: 'TRX', POLYGON: 'POL' };

/** Where what happens on a network is looked up. */
export const explorerOf = (network: string): string => `https://${network.toLowerCase()}.explorer.example/`;

/** The contract of a coin on a network, and where it is looked up; a network's own coin has none. */
export function contractOf(way: CoinNetworkTerms): Pick<CoinNetwork, 'contractAddress' | 'explorerUrl'> {
  const network = networkOf(way.network);
  const { coinId } = coinByName(way.coin);
  const explorerUrl = explorerOf(network.id);
  if ((ownCoins[network.id] ?? network.id) === way.coin) return { contractAddress: '', explorerUrl };
  const contractAddress = addressAt('contract', network, coinId, waysOf(coinId).indexOf(way));
  return { contractAddress, explorerUrl: `${explorerUrl}token/${contractAddress}` };
}

/** How long all confirmations of a network take. */
export const confirmationMs = ({ confirmations, blockSeconds }: Network): number => confirmations * blockSeconds * 1000;

/** A way as it is shown. */
export function shownWay(db: FundsContext['db'], way: CoinNetworkTerms): CoinNetwork {
  const network = networkOf(way.network);
  const { coinId, shortName, precision } = coinByName(way.coin);
  return {
    coinId,
    coinName: shortName,
    network: network.id,
    name: network.name,
    isUniversal: network.isUniversal,
    needsMemo: network.needsMemo,
    confirmations: network.confirmations,
    minutes: Math.ceil(confirmationMs(network) / 60_000),
    ...openings(db, way),
    ...contractOf(way),
    minDeposit: way.minDeposit,
    minWithdraw: way.minWithdraw,
    withdrawFee: way.withdrawFee,
    precision,
  };
}

const schemeOf = ({ id }: Network): AddressScheme => {
  const scheme = addressSchemeOf(id);
  if (!scheme) throw new RangeError(`nobody knows how addresses of ${id} are written`);
  return scheme;
};

/** The address that belongs to `key` on a network: from the seed, with the right check characters, nobody's. */
export function addressAt(seed: string, network: Network, ...key: readonly number[]): string {
  const scheme = schemeOf(network);
  const family = network.isUniversal ? 'universal' : network.id;
  return scheme.write(Uint8Array.from({ length: scheme.size }, (_, place) => hash(seed, 'address', family, ...key, place)));
}

/** Whether a text is an address of a network. */
export const isAddress = (network: Network, text: string): boolean => schemeOf(network).problem(text) === null;

/** An address as it is kept: in lower case where that tells none apart. */
export const written = (network: Network, address: string): string => (schemeOf(network).isCaseless ? address.toLowerCase() : address);

/** The number by which a transaction is found on its chain. */
export const txHashAt = (seed: string, id: string): string =>
  Array.from({ length: 8 }, (_, part) => hash(seed, 'transaction', id, part).toString(16).padStart(8, '0')).join('');

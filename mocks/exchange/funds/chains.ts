import { coinNetworks, type CoinNetworkTerms } from '@fixtures/coinNetworks';
import { alphabets, networks, type Network } from '@fixtures/networks';
import type { CoinNetwork } from '@/contract/capital';
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

/** The contract of a coin on a network, and where it is looked up; a network's own coin has none. */
export function contractOf(way: CoinNetworkTerms): Pick<CoinNetwork, 'contractAddress' | 'explorerUrl'> {
  const network = networkOf(way.network);
  const { coinId } = coinByName(way.coin);
  const explorerUrl = `https://${network.id.toLowerCase()}.explorer.example/`;
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

/** The address that belongs to `key` on a network: from the seed, well-formed, nobody's. */
export function addressAt(
  seed: string,
  { id, isUniversal, format: { prefix, alphabet, length } }: Network,
  ...key: readonly number[]
): string {
  const letters = alphabets[alphabet];
  const family = isUniversal ? 'universal' : id;
  const body = Array.from({ length }, (_, place) => letters.charAt(hash(seed, 'address', family, ...key, place) % letters.length));
  return prefix + body.join('');
}

/** Whether a text can be an address of a network; hexadecimal digits may be of either case. */
export function isAddress({ format: { prefix, alphabet, length } }: Network, text: string): boolean {
  if (!text.startsWith(prefix)) return false;
  const body = alphabet === 'hex' ? text.slice(prefix.length).toLowerCase() : text.slice(prefix.length);
  return body.length === length && Array.from(body).every((letter) => alphabets[alphabet].includes(letter));
}

/** An address as it is kept: hexadecimal digits in lower case. */
export const written = ({ format: { alphabet } }: Network, address: string): string =>
  alphabet === 'hex' ? address.toLowerCase() : address;

/** The number by which a transaction is found on its chain. */
export const txHashAt = (seed: string, id: string): string =>
  Array.from({ length: 8 }, (_, part) => hash(seed, 'transaction', id, part).toString(16).padStart(8, '0')).join('');

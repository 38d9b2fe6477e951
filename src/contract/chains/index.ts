import { base32nopad, base58xrp, base64urlnopad } from '@scure/base';
import { alphabets } from './alphabets';
import { anyOf, base58Check, base58Key, bech32, cashAddress, fixedLengthAddress, crcAddress, evmAddress } from './scheme';
import type { AddressProblem, AddressScheme } from './scheme';

export { alphabets, type AddressProblem, type AddressScheme };

const cosmos = (prefix: string): AddressScheme => bech32(prefix, { sizes: [20, 32] });
const segwit = (prefix: string): AddressScheme => bech32(prefix, { sizes: [20, 32], hasVersion: true });

/** Address schemes by network (assumed: no network is shown; the rules are those of the chains). Schemes built by `fixedLengthAddress` check the format only, not a checksum. */
const schemes: Readonly<Record<string, AddressScheme>> = {
  BTC: anyOf(segwit('bc'), base58Check([[0], [5]])),
  ETH: evmAddress,
  BSC: evmAddress,
  ARBITRUM: evmAddress,
  OPTIMISM: evmAddress,
  BASE: evmAddress,
  POLYGON: evmAddress,
  AVAX: evmAddress,
  ETC: evmAddress,
  TRON: base58Check([[0x41]]),
  SOL: base58Key,
  TON: crcAddress({
    encoding: base64urlnopad,
    heads: [
      [0x51, 0],
      [0x11, 0],
    ],
    isLowFirst: false,
  }),
  LTC: anyOf(segwit('ltc'), base58Check([[0x30], [0x32]])),
  BCH: cashAddress('bitcoincash', 20),
  DOGE: base58Check([[0x1e], [0x16]]),
  XRP: base58Check([[0]], base58xrp),
  XLM: crcAddress({ encoding: base32nopad, heads: [[0x30]], isLowFirst: true }),
  EOS: fixedLengthAddress('', 'name', 12),
  ADA: anyOf(bech32('addr', { sizes: [29], head: [0x61] }), bech32('addr', { sizes: [57] })),
  DOT: fixedLengthAddress('1', 'base58', 47),
  ATOM: cosmos('cosmos'),
  FIL: fixedLengthAddress('f1', 'base32low', 39),
  NEAR: fixedLengthAddress('', 'hex', 64),
  APT: fixedLengthAddress('0x', 'hex', 64),
  SUI: fixedLengthAddress('0x', 'hex', 64),
  INJ: cosmos('inj'),
  TIA: cosmos('celestia'),
  SEI: cosmos('sei'),
  HBAR: fixedLengthAddress('0.0.', 'digits', 7),
  ICP: fixedLengthAddress('', 'hex', 64),
  ALGO: fixedLengthAddress('', 'base32', 58),
  VET: evmAddress,
  XTZ: base58Check([
    [6, 161, 159],
    [6, 161, 161],
    [6, 161, 164],
  ]),
  KAS: cashAddress('kaspa', 32),
  LUNC: cosmos('terra'),
  XMR: fixedLengthAddress('4', 'base58', 94),
};

/** The address scheme of a network; null if the network is unknown. */
export const addressSchemeOf = (network: string): AddressScheme | null => schemes[network] ?? null;

/** Checks an address locally and returns its problem; null if it is valid or the network is unknown. */
export const addressProblem = (network: string, address: string): AddressProblem | null =>
  schemes[network]?.problem(address.trim()) ?? null;

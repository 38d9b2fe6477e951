/** Networks with an id other than their coin's symbol; a layer 2 of Ethereum is identified by its token, not by its fee coin. */
const symbols: Readonly<Record<string, string>> = {
  ARBITRUM: 'ARB',
  OPTIMISM: 'OP',
  POLYGON: 'POL',
  TRON: 'TRX',
};

/** The coin whose icon represents a network; for a network without its own coin, the icon derives from its id. */
export const networkSymbol = (network: string): string => symbols[network] ?? network;

/** Networks whose coin has another name than they have; a layer over Ethereum is known by its token, not by the coin its fees are paid in. */
const symbols: Readonly<Record<string, string>> = {
  ARBITRUM: 'ARB',
  OPTIMISM: 'OP',
  POLYGON: 'POL',
  TRON: 'TRX',
};

/** The coin whose icon stands for a network; for one without a coin of its own the icon follows from its id. */
export const networkSymbol = (network: string): string => symbols[network] ?? network;

/** Describes a domain's endpoints. */
export const describeDomain = (domain: string): string => subjects[domain] ?? `Calls of the domain ${domain}`;

const subjects: Readonly<Record<string, string | undefined>> = {
  account: 'Login and registration, security, sessions, assets',
  capital: 'Deposits, withdrawals, addresses, transfers between accounts',
  config: 'Site, service and language configuration',
  copy: 'Copy trading: leading and following',
  copyTrading: 'Copy trading: leading and following',
  identity: 'Verification of individuals and companies',
  inmail: 'Messages of the exchange to its users',
  live: 'Live rooms, their chat, gifts and hosts',
  margin: 'Isolated and cross margin: borrowing, repaying, liquidation',
  market: 'Prices, order books, trades, candles, search',
  spot: 'Spot orders, fills and bills',
  swap: 'Contracts: orders, positions, margin, bills',
  task: 'Tasks for newcomers and their rewards',
  user: 'Favourites and the current user',
  web3: 'The web3 wallet: connecting, chains, tokens, balances, transactions',
};

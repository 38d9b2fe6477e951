/** What the paths of all calls begin with; no screen's address does: `/web3` and `/web3/asset` are screens. */
export const backendPaths = ['/hk-web/', '/web3/wallet/'] as const;

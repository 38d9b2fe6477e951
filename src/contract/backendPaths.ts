/** Path prefixes of all calls. Screens never use them, although `/web3` and `/web3/asset` are screens. */
export const backendPaths = ['/hk-web/', '/web3/wallet/'] as const;

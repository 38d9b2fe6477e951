export { $favouriteContracts, $favouritePairs, contractToggled, pairToggled } from './model';

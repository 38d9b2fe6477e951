export { $favouriteContracts, $favouritePairs, $mergeOffer, contractToggled, mergeAccepted, mergeDeclined, pairToggled } from './model';

/** Asks the simulation's service worker to claim uncontrolled pages. */
export const claimMessage = 'CLAIM';

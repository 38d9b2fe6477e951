/** Asks the service worker of the simulation to answer for pages that it does not answer for yet. */
export const claimMessage = 'CLAIM';

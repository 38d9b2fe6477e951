/** The prefix of everything that steers the simulation; no call of the exchange begins with it. */
export const controlPrefix = '/__exchange';
/** The domain of the calls under it. */
export const controlDomain = 'control';
/** Where an answer of a live backend is handed in. */
export const liveAnswersPath = `${controlPrefix}/live-answers`;
/** Where a file with a saved simulation is handed in: alone, or as a save point. */
export const filePaths = { present: `${controlPrefix}/import`, savePoint: `${controlPrefix}/saves/` } as const;

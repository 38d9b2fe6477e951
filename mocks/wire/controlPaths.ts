/** The path prefix of all calls that control the simulation; no call of the exchange starts with it. */
export const controlPrefix = '/__exchange';
/** The domain of the calls under `controlPrefix`. */
export const controlDomain = 'control';
/** The path to submit a response of a live backend to. */
export const liveResponsesPath = `${controlPrefix}/live-responses`;
/** The paths to upload a saved simulation to: as the current state, or as a save point. */
export const filePaths = { current: `${controlPrefix}/import`, savePoint: `${controlPrefix}/saves/` } as const;

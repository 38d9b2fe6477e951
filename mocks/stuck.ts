import { code } from '@/contract/codes';

/** The response while an event has failed: only control calls can resolve it. */
export const stuck = (failed: string) => ({
  row: code.serverError,
  msg: `time cannot go on in the simulation (${failed}); a reset or a save point leads on`,
  data: null,
  status: 500,
});

import { code } from '@/contract/codes';

/** What is answered where something that was due has failed: only the controls lead on. */
export const stuck = (failed: string) => ({
  row: code.serverError,
  msg: `time cannot go on in the simulation (${failed}); a reset or a save point leads on`,
  data: null,
  status: 500,
});

import { code } from '@/contract/codes';

/** The response while an event has failed: only control calls can resolve it. */
export const stuckOutcome = (failed: string) => ({
  row: code.serverError,
  msg: `the exchange is stuck on a failed event (${failed}); reset it or restore a save point`,
  data: null,
  status: 500,
});

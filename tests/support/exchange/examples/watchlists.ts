import type { watchlists } from '@/contract/watchlists';
import type { Examples } from './example';

export const watchlistExamples: Examples<typeof watchlists> = {
  save: { input: { body: [{ watchlistId: '1', name: 'Majors', side: 'spot', markets: [1001, 1002] }] } },
};

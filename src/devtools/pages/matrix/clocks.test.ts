import { expect, test } from 'vitest';
import { openInPage } from '@mocks/http/inPage';
import { alignClocks } from './clocks';

test('exchanges opened one after another are aligned to the clock of the first', async () => {
  const startedAt = Date.UTC(2026, 0, 5, 8);
  let now = startedAt;
  const opened = [0, 4000, 9000].map((later) => {
    now = startedAt + later;
    return openInPage({ source: () => now, startedAt, seed: 'test' });
  });
  now = startedAt + 10_000;
  expect(opened.map((own) => own.now() - startedAt)).toEqual([10_000, 6000, 1000]);
  await alignClocks(
    opened.map(({ transport }) => transport),
    'http://127.0.0.1',
  );
  expect(opened.map((own) => own.now() - startedAt)).toEqual([10_000, 10_000, 10_000]);
  now += 500;
  expect(opened.map((own) => own.now() - startedAt)).toEqual([10_500, 10_500, 10_500]);
});

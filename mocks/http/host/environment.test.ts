import { afterEach, expect, test, vi } from 'vitest';
import { browserEnvironment } from './environment';

afterEach(() => void vi.unstubAllGlobals());

test('what waits for an idle page runs after a while on one that never is', async () => {
  const onlyInTheEnd = (task: () => void, options?: IdleRequestOptions) => void (options?.timeout && setTimeout(task, options.timeout));
  vi.stubGlobal('requestIdleCallback', onlyInTheEnd);
  await new Promise<void>((resolve) => browserEnvironment.idle(resolve));
  expect.assertions(0);
});

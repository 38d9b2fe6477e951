import { afterEach, expect, test, vi } from 'vitest';
import { browserEnvironment } from './environment';

afterEach(() => void vi.unstubAllGlobals());

test('an idle task runs after a timeout if the page is never idle', async () => {
  const onlyInTheEnd = (task: () => void, options?: IdleRequestOptions) => void (options?.timeout && setTimeout(task, options.timeout));
  vi.stubGlobal('requestIdleCallback', onlyInTheEnd);
  const task = vi.fn();
  browserEnvironment.idle(task);
  expect(task).not.toHaveBeenCalled();
  await expect.poll(() => task, { timeout: 5000 }).toHaveBeenCalledOnce();
});

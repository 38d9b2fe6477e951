import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

test.each(['live', 'simulated'])('the dev server in %s mode resolves the virtual modules of the coverage inventory', async (mode) => {
  const server = await createServer({
    mode,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const { pluginContainer } = server.environments.client;
  const resolved = ['virtual:coverage', 'virtual:screen-addresses', 'virtual:scenario-rules'].map((id) => pluginContainer.resolveId(id));
  expect((await Promise.all(resolved)).filter((found) => found === null)).toEqual([]);
});

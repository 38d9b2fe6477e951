import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

// A module's own test stands beside it: *.test.ts runs in Node, *.test.tsx in jsdom. What needs a real browser is a Playwright spec in tests/.
export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        maxWorkers: '100%', // two on two cores: by itself it leaves one of them idle
        testTimeout: 300_000, // properties run thousands of cases, on slow and busy machines too
        setupFiles: ['tests/support/properties.ts'],
        projects: [
          {
            extends: true,
            test: {
              name: 'exchange',
              environment: 'node',
              isolate: false, // what is here keeps no state in its modules; begun worlds are shared between files
              include: [
                '{mocks,fixtures,design-tokens,scripts}/**/*.test.ts',
                'tests/{structure,contract,locales,bench,flows,resilience}/**/*.test.ts',
              ],
            },
          },
          { extends: true, test: { name: 'app', environment: 'node', include: ['src/**/*.test.ts'] } },
          {
            extends: true,
            test: { name: 'jsdom', environment: 'jsdom', include: ['src/**/*.test.tsx'], setupFiles: ['tests/support/app/dom.ts'] },
          },
        ],
      },
    }),
  ),
);

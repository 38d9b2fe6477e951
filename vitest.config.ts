import { defineConfig, mergeConfig } from 'vitest/config';
import { recordedMutations } from './tests/support/recordedMutations.ts';
import viteConfig from './vite.config.ts';

// A module's own test sits beside it: *.test.ts runs in Node, *.test.tsx in jsdom. Tests that need a real browser are Playwright specs in tests/.
export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      plugins: [recordedMutations()],
      test: {
        maxWorkers: '100%', // two workers on two cores: the default leaves one core idle
        testTimeout: 300_000, // properties run thousands of cases, on slow and busy machines too
        setupFiles: ['tests/support/properties.ts'],
        isolate: false, // modules, including the prepared exchange, are loaded once per worker, so no module may retain state from a test
        projects: [
          {
            extends: true,
            test: {
              name: 'node',
              environment: 'node',
              include: [
                '{src,mocks,fixtures,design-tokens,scripts,.ladle}/**/*.test.ts',
                'tests/{structure,contract,locales,bench,flows,resilience}/**/*.test.ts',
              ],
            },
          },
          {
            extends: true,
            test: {
              name: 'jsdom',
              environment: 'jsdom',
              include: ['{src,tests/resilience}/**/*.test.tsx'],
              setupFiles: ['tests/support/app/dom.ts'],
            },
          },
        ],
      },
    }),
  ),
);

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chunks, deliveryModules, entryGroup } from './scripts/chunks.ts';
import { componentTexts } from './scripts/componentTexts.ts';
import { coverageModule } from './scripts/coverageModule.ts';
import { earlyWorker } from './scripts/earlyWorker.ts';
import { inlineRuntime } from './scripts/inlineRuntime.ts';
import { leanContract } from './scripts/leanContract.ts';
import { leanIcons } from './scripts/leanIcons.ts';
import { leanLadle } from './scripts/leanLadle.ts';
import { leanMswData } from './scripts/leanMswData.ts';
import { leanLocale } from './scripts/leanLocale.ts';
import { leanRouter } from './scripts/leanRouter.ts';
import { leanRoutes } from './scripts/leanRoutes.ts';
import { leanTexts } from './scripts/leanTexts.ts';
import { liveProxy } from './scripts/liveProxy.ts';
import { promptImports } from './scripts/promptImports.ts';
import { headersFile } from './scripts/siteHeaders.ts';
import { startFailure } from './scripts/startFailure.ts';
import {
  apiOriginOf,
  backendProxy,
  malformedAddresses,
  markSimulation,
  modeOf,
  reportOnlyPolicy,
  preloadSimulation,
  simulationWorker,
} from './scripts/modes.ts';
import { storyIndex } from './scripts/storyIndex.ts';
import { withoutToolTexts } from './scripts/toolTexts.ts';

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The browser learns the nested imports of a file only once it has arrived, so they are preloaded along with it. The entry and the pages
 * list only the chunks matched here, which many screens need first, because each name makes the first load of home larger.
 */
const sentAlong = /\/(?:Hero|contracts|controls|desk|inputs|lists|models|parts|positions|prices|spot|tables|tickets)-[\w-]{7}\.js$/;
/** The entry and the pages; all page chunks share one name. */
const entryOrPage = /\/(?:index|page)-/;
/** Chunks whose imports the entry and the pages list in full: the entry of the simulated exchange, which is large, and the order forms, whose screens have room. */
const namedInFull = /\/(?:browser|\w*OrderForm|MarginForm)-/;

export default defineConfig(({ mode: viteMode, command }) => {
  const mode = modeOf(viteMode);
  const isSite = viteMode === 'simulated' || viteMode === 'live'; // the stories and the tests share the rest
  const apiOrigin = mode === 'live' ? apiOriginOf(process.env) : undefined;
  const builtIn = command === 'build' ? apiOrigin : undefined; // the dev and preview servers proxy instead, so that cookies stay on one origin
  return {
    base: '/',
    publicDir: isSite ? 'public' : 'node_modules/.stories', // Ladle drops msw's worker file into it, which a site must not contain
    envDir: false,
    envPrefix: 'PUBLIC_',
    define: {
      'import.meta.env.VITE_MODE': JSON.stringify(mode),
      'import.meta.env.VITE_BUILDS': JSON.stringify(isSite ? 'app' : 'parts'),
      'import.meta.env.VITE_API_ORIGIN': JSON.stringify(builtIn ?? ''),
    },
    plugins: [
      { name: 'vite:tsconfig-paths' }, // empty on purpose: Ladle then leaves its own tsconfig-paths plugin out (it would follow the types-only '@ladle/react' path)
      vanillaExtractPlugin(),
      react(),
      [
        leanRouter(),
        leanIcons(),
        leanLocale(),
        leanTexts(),
        componentTexts(),
        leanRoutes(),
        leanContract({ withMeanings: !isSite }),
        promptImports(),
      ],
      mode === 'simulated' && leanMswData(),
      // The dev server also scans the imports of the workbench in live mode.
      (mode === 'simulated' || command === 'serve') && coverageModule(),
      mode === 'live' && withoutToolTexts(),
      !isSite && [storyIndex(), leanLadle()],
      isSite && [headersFile(mode, builtIn), reportOnlyPolicy(mode), malformedAddresses(), startFailure()],
      isSite &&
        mode === 'simulated' && [
          markSimulation(absolutePath('.')),
          simulationWorker(),
          preloadSimulation(),
          earlyWorker(),
          liveProxy(apiOriginOf(process.env)),
        ],
    ],
    resolve: {
      alias: [
        // React provides what the shim polyfills.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        { find: '@', replacement: absolutePath('./src') },
        { find: '@tokens', replacement: absolutePath('./design-tokens') },
        { find: '@mocks', replacement: absolutePath('./mocks') },
        { find: '@fixtures', replacement: absolutePath('./fixtures') },
        { find: '@locales', replacement: absolutePath('./locales') },
        { find: '@tests', replacement: absolutePath('./tests') },
      ],
    },
    worker: { format: 'es', plugins: () => [leanContract({ withMeanings: true }), leanMswData(), inlineRuntime()] },
    optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
    build: {
      target: 'es2023',
      outDir: `dist/${mode}`,
      manifest: true,
      sourcemap: false,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, deps, { hostId, hostType }) =>
          hostType === 'js' && entryOrPage.test(hostId) && !namedInFull.test(file) ? deps.filter((dep) => sentAlong.test(dep)) : deps,
      },
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [
            { test: /\/src\/entities\/currency\/index\.ts$/, sideEffects: false }, // otherwise the first view would also wait for exchange rates
            { test: deliveryModules, sideEffects: false }, // otherwise every price list would request it
          ],
        },
        output: {
          codeSplitting: { groups: isSite ? [...chunks] : [entryGroup] }, // a story needs little of what pages share
          // The entry lists all other chunks: shorter names save 0.8 kB gzip on home, 1.5 kB on the trade screens.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[hash:6][extname]',
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173, proxy: backendProxy(apiOrigin) },
    preview: { host: '127.0.0.1', port: 4173, proxy: backendProxy(apiOrigin) },
  };
});

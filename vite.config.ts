import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { componentTexts } from './scripts/componentTexts.ts';
import { coverageModule } from './scripts/coverageModule.ts';
import { earlyWorker } from './scripts/earlyWorker.ts';
import { leanContract } from './scripts/leanContract.ts';
import { leanIcons } from './scripts/leanIcons.ts';
import { leanLadle } from './scripts/leanLadle.ts';
import { leanLibrary } from './scripts/leanLibrary.ts';
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
  reportedPolicy,
  simulationSentAlong,
  simulationWorker,
} from './scripts/modes.ts';
import { storyIndex } from './scripts/storyIndex.ts';
import { withoutToolTexts } from './scripts/toolTexts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const start: Rolldown.CodeSplittingGroup = { name: 'app', tags: ['$initial'], priority: 4 };

/** What watches deliveries is loaded once a screen of contracts is shown. */
const deliveries = /\/src\/entities\/market\/(?:DeliveriesWatch|deliveriesModel)\.tsx?$/;

/** What is loaded together travels together: eighty small files compress a tenth worse, and each costs a request and a task of the main thread. A group takes what its modules import along, unless a group above has it. */
const chunks: Rolldown.CodeSplittingGroup[] = [
  start,
  { name: 'frame', test: /\/src\/shared\/page\//, priority: 3 },
  {
    name: 'layout',
    test: /\/src\/(?:ui\/(?:Card|Grid|Inline|LeverageBadge|Table\/surface|textScale)|shared\/lib\/lateStorageKeys)\b/,
    priority: 3,
  },
  // What only trading of contracts needs: the door of its domain is imported by every list of prices, which would take it along.
  {
    name: 'contracts',
    test: /\/src\/contract\/swap\/(?:schema\/(?:account|mock|orders|positions)|exposure|orderNeed|orderRules|risk)\.ts/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // Small parts of all trade screens.
  {
    name: 'desk',
    test: /\/src\/(?:entities\/(?:pair-feed|trade-preferences)\/|widgets\/trade-desk\/(?:TradeDesk\.css|arrangement)\.ts|shared\/(?:lib\/(?:chime|moves)|api\/endings)\.ts)/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // Small parts of lists, tabs and switches, which screens with one of them have most of.
  {
    name: 'choices',
    test: /\/node_modules\/react-(?:aria-components|aria|stately)\/.*\/(?:SelectionIndicator|SharedElementTransition|ToggleButton(?:Group)?|useListState|useToggleState|useToggleButton(?:Group)?|useToggleGroupState|useToolbar|ListCollection|isScrollable)\.m?js/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'deliveries',
    test: deliveries,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'prices', test: /\/src\/(?:entities\/market|widgets\/market-list)\//, priority: 2 },
  { name: 'fields', test: /\/src\/ui\/TextField\//, priority: 1 },
  { name: 'tables', test: /\/src\/widgets\/market-table\// },
];

/**
 * What home and its form import in their turn is sent for along with them: the names of such files are not known before those that import them
 * have arrived. The files of other screens are not named, which would make the entry larger.
 */
const sentAlong = /\/(?:Hero|fields)-/;
/** The entry of the simulated exchange, for all of whose files that holds. */
const simulationEntry = /\/browser-/;

export default defineConfig(({ mode: viteMode, command }) => {
  const mode = modeOf(viteMode);
  const isSite = viteMode === 'simulated' || viteMode === 'live'; // the stories and the tests share the rest
  const apiOrigin = mode === 'live' ? apiOriginOf(process.env) : undefined;
  const builtIn = command === 'build' ? apiOrigin : undefined; // the dev and preview servers proxy instead, so that cookies stay on one origin
  return {
    base: '/',
    publicDir: isSite ? 'public' : 'node_modules/.stories', // Ladle drops msw's worker file into it, which a site must not carry
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
      mode === 'simulated' && leanLibrary(),
      // The dev server looks through the imports of the workbench in live mode, too.
      (mode === 'simulated' || command === 'serve') && coverageModule(),
      mode === 'live' && withoutToolTexts(),
      !isSite && [storyIndex(), leanLadle()],
      isSite && [headersFile(mode, builtIn), reportedPolicy(mode), malformedAddresses(), startFailure()],
      isSite &&
        mode === 'simulated' && [
          markSimulation(here('.')),
          simulationWorker(),
          simulationSentAlong(),
          earlyWorker(),
          liveProxy(apiOriginOf(process.env)),
        ],
    ],
    resolve: {
      alias: [
        // React has what the shim stands in for.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        { find: '@', replacement: here('./src') },
        { find: '@tokens', replacement: here('./design-tokens') },
        { find: '@mocks', replacement: here('./mocks') },
        { find: '@fixtures', replacement: here('./fixtures') },
        { find: '@locales', replacement: here('./locales') },
        { find: '@tests', replacement: here('./tests') },
      ],
    },
    worker: { format: 'es', plugins: () => [leanContract({ withMeanings: true }), leanLibrary()] },
    optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
    build: {
      target: 'es2023',
      outDir: `dist/${mode}`,
      manifest: true,
      sourcemap: false,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, deps, { hostType }) =>
          hostType === 'html' || simulationEntry.test(file) ? deps : deps.filter((dep) => sentAlong.test(dep)),
      },
      rolldownOptions: {
        // These doors name their model only, which the entry has: else each is a file of its own, with nothing in it.
        treeshake: {
          moduleSideEffects: [
            { test: /\/src\/entities\/(?:identity|messages|tasks)\/index\.ts$/, sideEffects: false },
            { test: deliveries, sideEffects: false }, // else every list of prices asks for it
          ],
        },
        output: {
          codeSplitting: { groups: isSite ? chunks : [start] }, // a story needs little of what pages share
          // The first file names all others: shorter names save 0.8 kB gzip on home, 1.5 kB on the trade screens.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[hash:6][extname]',
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173, proxy: backendProxy(apiOrigin) },
    preview: { host: '127.0.0.1', port: 4173, proxy: backendProxy(apiOrigin) },
  };
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Coverage } from '../src/devtools/pages/coverage/coverage.ts';
import { root } from './sources.ts';

/** The part of the inventory in each virtual module. */
const modules: Readonly<Record<string, (coverage: Coverage) => unknown>> = {
  'virtual:coverage': (coverage) => coverage,
  'virtual:screen-addresses': ({ screens }) => Object.fromEntries(screens.map(({ id, address }) => [id, address])),
  'virtual:scenario-rules': ({ rules }) =>
    rules.filter(({ scenarios }) => scenarios.length > 0).map(({ id, rule, scenarios }) => ({ id, rule, scenarios })),
};

/** The output limit in bytes, larger than any inventory. */
const max = 50_000_000;

/** Reads the inventory in a separate process, which reads the sources like the command line does, while the build continues. */
async function readCoverage(): Promise<Coverage> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/inventory.ts'], {
    cwd: root,
    maxBuffer: max,
  });
  const { coverage }: { readonly coverage: Coverage } = JSON.parse(stdout);
  return coverage;
}

/** Provides the coverage inventory to the workbench, computed when a page requests it. A live build omits the plugin, so that any use of it there fails the build. */
export function coverageModule(): Plugin {
  let read: Promise<Coverage> | undefined;
  return {
    name: 'coverage',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    async load(id) {
      const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return make ? `export default JSON.parse(${JSON.stringify(JSON.stringify(make(await (read ??= readCoverage()))))});` : null;
    },
  };
}

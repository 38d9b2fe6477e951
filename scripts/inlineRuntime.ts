import type { Plugin } from 'vite';

/**
 * Inlines the bundler's helpers into the entry file of a worker. Once two files use them, the bundler moves them to a file of their own,
 * which the worker would discover only after its own file has loaded.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        if (runtime) for (const chunk of chunks) if (chunk.isEntry) chunk.code = withRuntime(chunk.code, runtime);
      },
    },
  };
}

/** A file with its imports from the runtime file inlined. */
export function withRuntime(code: string, { fileName, code: runtime }: { readonly fileName: string; readonly code: string }): string {
  const from = `}from"./${fileName.slice(fileName.lastIndexOf('/') + 1)}";`;
  const [before = '', after] = code.split(from);
  const imported = before.lastIndexOf('import{');
  const [exported, exportList = ''] = /export\{([^}]*)\};?\s*$/.exec(runtime) ?? [];
  if (after === undefined || imported === -1 || exported === undefined)
    throw new Error('the bundler has changed how files share its helpers: see scripts/inlineRuntime.ts');
  const bindings = pairs(before.slice(imported + 'import{'.length)).map(([name, as]) => `${name}:${as}`);
  const returned = pairs(exportList).map(([name, as]) => `${as}:${name}`);
  return `${before.slice(0, imported)}const{${bindings.join()}}=(()=>{${runtime.replace(exported, '')}return{${returned.join()}}})();${after}`;
}

/** The names in an import or export list, each with its name on the other side. */
const pairs = (list: string): (readonly [string, string])[] =>
  list.split(',').map((each) => {
    const [name = '', as = name] = each.split(' as ');
    return [name, as];
  });

import type { Plugin } from 'vite';

/** Records every mutation that is created, whether or not a model exports it. Used by tests only; builds are unaffected. */
export function recordedMutations(): Plugin {
  return {
    name: 'recorded-mutations',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/src/shared/api/mutation.ts')) return undefined;
      const declared = 'export function mutation<';
      if (!code.includes(declared)) throw new Error(`${id} no longer declares ${declared}`);
      return `${code.replace(declared, 'function created<')}
export const recorded = [];
export function mutation(options) {
  const mutation = created(options);
  recorded.push({ mutation, options, stack: new Error().stack });
  return mutation;
}`;
    },
  };
}

import type { Plugin } from 'vite';

/** Keeps a list of all mutations that are created, wherever a model keeps them, for tests alone: no build has it. */
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

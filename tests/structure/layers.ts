import { type Layer, layerOf, modeSwitch, outside, packagesOf, sliceOf, within } from '../../scripts/layers';
import { type ImportEdge, resolve, type Source } from '../../scripts/sources';

/** Says why `source` may not import what it imports; nothing when all its imports are allowed. */
export function faultsOf(source: Source, exists: (path: string) => boolean): string[] {
  const layer = layerOf(source.path);
  if (!layer || isTest(source.path)) return [];
  return source.imports.flatMap((edge) => {
    const target = resolve(edge.specifier, source.path, exists);
    const reason = target ? targetFault(source.path, layer, target, edge) : packageFault(source.path, layer, edge.specifier);
    return reason ? [`${source.path} imports ${edge.specifier}: ${reason}`] : [];
  });
}

/** A module's own test may use test tools and anything below; it is never imported. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

function targetFault(from: string, layer: Layer, target: string, edge: ImportEdge): string | null {
  if (outside.some((folder) => within(target, folder)) || isTest(target)) return 'nothing imports it';
  const other = layerOf(target);
  if (!other) return 'it belongs to no layer';
  if (from === modeSwitch.file && modeSwitch.lazily.some((folder) => within(target, folder))) {
    return edge.kind === 'value' ? 'the simulation is imported lazily' : null;
  }
  if (layer !== other && edge.specifier.startsWith('.')) return 'another layer is named by its alias';
  if (layer !== other && !layer.may.some((folder) => within(target, folder))) return `${layer.folder} does not import ${other.folder}`;
  return sliceFault(from, layer, target, other);
}

function sliceFault(from: string, layer: Layer, target: string, other: Layer): string | null {
  const theirs = sliceOf(target, other);
  if (!other.slices || theirs === null) return null;
  const own = layer === other ? sliceOf(from, layer) : null;
  if (own === theirs) return null;
  if (own !== null && !other.slices.open.includes(theirs) && !other.slices.composers.includes(own))
    return 'slices of one layer do not import one another';
  const entry = `${other.folder}/${theirs}/${other.slices.entry}`;
  return target === entry ? null : `a slice is entered by ${other.slices.entry}`;
}

function packageFault(from: string, layer: Layer, specifier: string): string | null {
  if (/^[.]|^@(?:tokens|mocks|fixtures|locales|tests)?\//.test(specifier)) return 'there is no such file';
  const allowed = packagesOf(from, layer).some(
    (name) => specifier === name || (name.endsWith('*') && specifier.startsWith(name.slice(0, -1))),
  );
  return allowed ? null : `${layer.folder} does not use this package`;
}

/** The first circle of value imports among `sources`, as the paths along it; null when there is none. */
export function cycleIn(sources: readonly Source[], exists: (path: string) => boolean): string[] | null {
  const edges = new Map(
    sources.map((source) => [
      source.path,
      source.imports.filter(({ kind }) => kind === 'value').flatMap(({ specifier }) => resolve(specifier, source.path, exists) ?? []),
    ]),
  );
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return null;
    done.add(path);
    for (const next of edges.get(path) ?? []) {
      const found = visit(next, [...trail, path]);
      if (found) return found;
    }
    return null;
  };
  for (const path of edges.keys()) {
    const found = visit(path, []);
    if (found) return found;
  }
  return null;
}

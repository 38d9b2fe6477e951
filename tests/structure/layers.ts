import { type Layer, layerOf, modeSwitch, unrestrictedFolders, packagesOf, partOf, sliceOf, isWithin } from '../../scripts/layers';
import { type ImportEdge, resolve, type Source } from '../../scripts/sources';

/** Explains why `source` may not import what it imports; empty if all its imports are allowed. */
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
  if (unrestrictedFolders.some((folder) => isWithin(target, folder)) || isTest(target)) return 'it must not be imported';
  const other = layerOf(target);
  if (!other) return 'it belongs to no layer';
  if (from === modeSwitch.file && modeSwitch.lazily.some((folder) => isWithin(target, folder))) {
    return edge.kind === 'value' ? 'the simulation must be imported lazily' : null;
  }
  if (layer !== other && edge.specifier.startsWith('.')) return 'other layers are imported through their alias';
  if (layer !== other && !layer.mayImport.some((folder) => isWithin(target, folder)))
    return `${layer.folder} must not import ${other.folder}`;
  if (layer === other && layer.parts) return partFault(from, target, layer);
  return sliceFault(from, layer, target, other);
}

function partFault(from: string, target: string, layer: Layer): string | null {
  const source = partOf(from, layer);
  const imported = partOf(target, layer);
  if (!source || !imported) return `${source ? target : from} belongs to no part`;
  return imported.place > source.place ? `${source.part.name} must not import ${imported.part.name}` : null;
}

/** The imports between the folders of a part that their declaring files do not contain, each with the importing file. */
export function undeclaredIn(sources: readonly Source[], exists: (path: string) => boolean): string[] {
  const between = sources.flatMap((source) => {
    const own = folderAlone(source.path);
    if (!own || isTest(source.path)) return [];
    return source.imports.flatMap(({ specifier }) => {
      const target = resolve(specifier, source.path, exists);
      const theirs = target && folderAlone(target);
      return theirs && theirs.folder !== own.folder ? [{ path: source.path, own, to: theirs.folder, specifier }] : [];
    });
  });
  const declared = new Set(between.flatMap(({ path, own, to }) => (own.declaring.includes(path) ? [`${own.folder} ${to}`] : [])));
  return between.flatMap(({ path, own, to, specifier }) =>
    declared.has(`${own.folder} ${to}`) ? [] : [`${path} imports ${specifier}: ${own.folder} does not declare that it uses ${to}`],
  );
}

/** The folder of a file in a part whose folders are isolated, with the files that declare its dependencies; null for any other file. */
function folderAlone(path: string): { readonly folder: string; readonly declaring: readonly string[] } | null {
  const layer = layerOf(path);
  const part = layer && partOf(path, layer)?.part;
  if (!part?.declaredIn) return null;
  const folder = path.split('/').slice(0, part.paths[0]?.split('/').length).join('/');
  return { folder, declaring: part.declaredIn.map((name) => `${folder}/${name}`) };
}

function sliceFault(from: string, layer: Layer, target: string, other: Layer): string | null {
  const theirs = sliceOf(target, other);
  if (!other.slices || theirs === null) return null;
  const own = layer === other ? sliceOf(from, layer) : null;
  if (own === theirs) return null;
  if (own !== null && !other.slices.openSlices.includes(theirs) && !other.slices.composers.includes(own))
    return 'slices of the same layer must not import one another';
  const entry = `${other.folder}/${theirs}/${other.slices.entry}`;
  return target === entry ? null : `slices are imported through ${other.slices.entry}`;
}

function packageFault(from: string, layer: Layer, specifier: string): string | null {
  if (/^[.]|^@(?:tokens|mocks|fixtures|locales|tests)?\//.test(specifier)) return 'the file does not exist';
  const allowed = packagesOf(from, layer).some(
    (name) => specifier === name || (name.endsWith('*') && specifier.startsWith(name.slice(0, -1))),
  );
  return allowed ? null : `${layer.folder} must not use this package`;
}

/** The first import cycle among `sources`, as the paths along it; null if none. Type imports count only in layers whose parts are ordered. */
export function cycleIn(sources: readonly Source[], exists: (path: string) => boolean): string[] | null {
  const edges = new Map(
    sources.map((source) => [
      source.path,
      source.imports
        .filter(({ kind }) => kind === 'value' || (layerOf(source.path)?.parts && !isTest(source.path)))
        .flatMap(({ specifier }) => resolve(specifier, source.path, exists) ?? []),
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

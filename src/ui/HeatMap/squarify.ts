/** Position and size of a tile, in percent of the width and the height of its map. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Fills a map with tiles of the given weights, largest first, each as close to a square as its row allows. `aspect` is the width of the
 * map divided by its height. Weights that are not positive get no area. Source: Bruls, Huizing and van Wijk, Squarified Treemaps, 2000.
 */
export function squarify(weights: readonly number[], aspect: number): readonly Tile[] {
  const total = weights.reduce((sum, weight) => sum + Math.max(weight, 0), 0);
  const areas = weights.map((weight) => (total > 0 ? (Math.max(weight, 0) / total) * aspect : 0));
  const tiles: Tile[] = [];
  let free = { x: 0, y: 0, width: aspect, height: 1 };
  for (let from = 0; from < areas.length;) {
    const side = Math.min(free.width, free.height);
    let to = from + 1;
    while (to < areas.length && worst(areas.slice(from, to + 1), side) <= worst(areas.slice(from, to), side)) to++;
    const row = areas.slice(from, to);
    const sum = row.reduce((all, area) => all + area, 0);
    const depth = side > 0 ? sum / side : 0;
    const isColumn = free.width >= free.height;
    let along = 0;
    for (const area of row) {
      const length = depth > 0 ? area / depth : 0;
      tiles.push(
        isColumn
          ? { x: free.x, y: free.y + along, width: depth, height: length }
          : { x: free.x + along, y: free.y, width: length, height: depth },
      );
      along += length;
    }
    free = isColumn
      ? { ...free, x: free.x + depth, width: Math.max(free.width - depth, 0) }
      : { ...free, y: free.y + depth, height: Math.max(free.height - depth, 0) };
    from = to;
  }
  return tiles.map(({ x, y, width, height }) => ({
    x: (x / aspect) * 100,
    y: y * 100,
    width: (width / aspect) * 100,
    height: height * 100,
  }));
}

export interface WeightedTile {
  readonly weight: number;
  /** The minimum size of the tile, in px. */
  readonly minSize: { readonly width: number; readonly height: number };
}

/** Fills a map with as many tiles, largest first, as get their minimum size; with at least one, and with all while the width of the map is unknown, that is 0. */
export function squarifyLargest(
  all: readonly WeightedTile[],
  { width, aspect }: { readonly width: number; readonly aspect: number },
): readonly Tile[] {
  const weights = all.map(({ weight }) => weight);
  const fits = (tile: Tile, index: number) => {
    const minSize = all[index]?.minSize ?? { width: 0, height: 0 };
    return (tile.width / 100) * width >= minSize.width && (tile.height / 100) * (width / aspect) >= minSize.height;
  };
  for (let count = weights.length; count > 1; count--) {
    const tiles = squarify(weights.slice(0, count), aspect);
    if (width === 0 || tiles.every(fits)) return tiles;
  }
  return squarify(weights.slice(0, 1), aspect);
}

/** How far the worst tile of a row is from a square: the longer side divided by the shorter one. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((all, area) => all + area, 0);
  if (sum === 0 || side === 0) return Infinity;
  return Math.max(...row.map((area) => Math.max((side * side * area) / (sum * sum), (sum * sum) / (side * side * area))));
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The adjacent tile in a direction: of those beyond the edge the one nearest to the middle of that edge; the tile itself at the border. */
export function neighbour(tiles: readonly Tile[], from: number, direction: Direction): number {
  const start = tiles[from];
  if (!start) return from;
  const edge = {
    left: { x: start.x, y: start.y + start.height / 2 },
    right: { x: start.x + start.width, y: start.y + start.height / 2 },
    up: { x: start.x + start.width / 2, y: start.y },
    down: { x: start.x + start.width / 2, y: start.y + start.height },
  }[direction];
  const isBeyond = ({ x, y, width, height }: Tile) =>
    ({ left: x + width <= edge.x + slack, right: x >= edge.x - slack, up: y + height <= edge.y + slack, down: y >= edge.y - slack })[
      direction
    ];
  const distance = ({ x, y, width, height }: Tile) =>
    distanceToRange(edge.x, x, x + width) ** 2 + distanceToRange(edge.y, y, y + height) ** 2;
  return tiles.reduce((best, tile, index) => {
    if (index === from || !isBeyond(tile)) return best;
    const bestTile = tiles[best];
    return best === from || !bestTile || distance(tile) < distance(bestTile) - slack ? index : best;
  }, from);
}

/** Distance of a value from a range; 0 inside. */
const distanceToRange = (value: number, from: number, to: number): number => Math.max(from - value, value - to, 0);

/** Tolerance for touching edges, which may differ by rounding errors. */
const slack = 1e-6;

/** The page numbers and gaps to show, always the same number of slots, so that nothing shifts under the pointer. Pages start at 1. */
export function pagesAround(page: number, count: number, slots = 7): readonly (number | 'gap')[] {
  if (count <= slots) return range(1, count);
  const inner = slots - 2;
  if (page < inner) return [...range(1, inner), 'gap', count];
  if (page > count - inner + 1) return [1, 'gap', ...range(count - inner + 1, count)];
  const neighbours = Math.floor((inner - 2) / 2);
  return [1, 'gap', ...range(page - neighbours, page + neighbours), 'gap', count];
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

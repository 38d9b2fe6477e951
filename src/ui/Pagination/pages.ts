/** The page numbers and gaps to show, always the same number of slots, so that nothing shifts under the pointer. Pages start at 1. */
export function pagesAround(page: number, count: number, places = 7): readonly (number | 'gap')[] {
  if (count <= places) return range(1, count);
  const inner = places - 2;
  if (page < inner) return [...range(1, inner), 'gap', count];
  if (page > count - inner + 1) return [1, 'gap', ...range(count - inner + 1, count)];
  const reach = Math.floor((inner - 2) / 2);
  return [1, 'gap', ...range(page - reach, page + reach), 'gap', count];
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

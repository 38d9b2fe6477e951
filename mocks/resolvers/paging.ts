/** One page of an in-memory list; `pageNum` starts at 1. */
export function pageIn<Row>(rows: readonly Row[], { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number }): Row[] {
  const start = (pageNum - 1) * pageSize;
  return rows.slice(start, start + pageSize);
}

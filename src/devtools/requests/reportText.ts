import * as z from 'zod/mini';
import { fromBase64Url, toBase64Url, sealed, unsealed, type LogEntry, type SealProblem } from '@mocks/control';

/** How many of the latest calls a report takes along. */
export const reportedCalls = 50;

/** A call as a report tells of it. */
const ReportLine = z.object({
  at: z.int(),
  method: z.string(),
  path: z.string(),
  endpoint: z.nullable(z.string()),
  persona: z.nullable(z.string()),
  status: z.int(),
  code: z.int(),
  delayMs: z.int(),
  faults: z.array(z.string()),
  /** Where the answer departs from the contract; null where it does not. */
  departs: z.nullable(z.string()),
});
export type ReportLine = z.output<typeof ReportLine>;

const Report = z.array(ReportLine).check(z.maxLength(reportedCalls));

export type ReadReport = { readonly lines: readonly ReportLine[] } | { readonly problem: SealProblem };

const version = '1';
/** Longer texts are no report; nothing longer is unpacked. */
const longest = 100_000;

/** The latest calls in a form that fits an address: version, checksum, compressed lines. */
export async function writeReport(entries: readonly LogEntry[]): Promise<string> {
  const lines = entries
    .slice(-reportedCalls)
    .map(({ at, method, path, query, endpoint, persona, status, code, delayMs, faults, contract }) => ({
      at,
      method,
      path: path + query,
      endpoint,
      persona,
      status,
      code,
      delayMs,
      faults: faults.map(({ kind }) => kind),
      departs: contract === 'ok' ? null : contract.place,
    }));
  const packed = await piped(new Blob([JSON.stringify(lines)]), new CompressionStream('deflate'));
  return sealed(version, toBase64Url(new Uint8Array(packed)));
}

/** Reads what `writeReport` wrote; everything else is refused with the reason. */
export async function readReport(text: string): Promise<ReadReport> {
  const opened = unsealed(version, text);
  if ('problem' in opened) return opened;
  if (opened.text.length > longest) return { problem: 'damaged' };
  try {
    const bytes = fromBase64Url(opened.text);
    const unpacked = new TextDecoder().decode(await piped(new Blob([bytes]), new DecompressionStream('deflate'), longest));
    const report = z.safeParse(Report, JSON.parse(unpacked));
    return report.success ? { lines: report.data } : { problem: 'damaged' };
  } catch {
    return { problem: 'damaged' };
  }
}

/** The bytes that come out of a transformation. Throws where they are more than `most`. */
async function piped(blob: Blob, through: CompressionStream | DecompressionStream, max = Infinity): Promise<ArrayBuffer> {
  const reader = blob.stream().pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > max) throw new Error('too long');
    parts.push(next.value);
  }
  return new Blob(parts).arrayBuffer();
}

import * as z from 'zod/mini';
import { fromBase64Url, toBase64Url, encodeWithChecksum, decodeWithChecksum, type LogEntry, type DecodeProblem } from '@mocks/control';

/** How many of the latest calls a report contains. */
export const maxReportedCalls = 50;

/** A call in a report. */
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
  /** The path at which the response violates the contract; null if it does not. */
  departs: z.nullable(z.string()),
});
export type ReportLine = z.output<typeof ReportLine>;

const Report = z.array(ReportLine).check(z.maxLength(maxReportedCalls));

export type ReadReport = { readonly lines: readonly ReportLine[] } | { readonly problem: DecodeProblem };

const version = '1';
/** Limit of the report text and of its unpacked content. */
const maxLength = 100_000;

/** The latest calls encoded for a URL: version, checksum, compressed lines. */
export async function writeReport(entries: readonly LogEntry[]): Promise<string> {
  const lines = entries
    .slice(-maxReportedCalls)
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
      departs: contract === 'ok' ? null : contract.path,
    }));
  const packed = await pipeThrough(new Blob([JSON.stringify(lines)]), new CompressionStream('deflate'));
  return encodeWithChecksum(version, toBase64Url(new Uint8Array(packed)));
}

/** Decodes the output of `writeReport`; anything else is rejected with a reason. */
export async function readReport(text: string): Promise<ReadReport> {
  const decoded = decodeWithChecksum(version, text);
  if ('problem' in decoded) return decoded;
  if (decoded.text.length > maxLength) return { problem: 'damaged' };
  try {
    const bytes = fromBase64Url(decoded.text);
    const unpacked = new TextDecoder().decode(await pipeThrough(new Blob([bytes]), new DecompressionStream('deflate'), maxLength));
    const report = z.safeParse(Report, JSON.parse(unpacked));
    return report.success ? { lines: report.data } : { problem: 'damaged' };
  } catch {
    return { problem: 'damaged' };
  }
}

/** The output of a compression or decompression stream. Throws if it exceeds `max` bytes. */
async function pipeThrough(blob: Blob, transform: CompressionStream | DecompressionStream, max = Infinity): Promise<ArrayBuffer> {
  const reader = blob.stream().pipeThrough(transform).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > max) throw new Error('too long');
    parts.push(next.value);
  }
  return new Blob(parts).arrayBuffer();
}

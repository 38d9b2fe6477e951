import * as z from 'zod/mini';
import type { LogEntry } from '@mocks/control';

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

/** Why a report cannot be read: it was cut or altered, or comes from a version that wrote it differently. */
export type ReportProblem = 'damaged' | 'version';

export type ReadReport = { readonly lines: readonly ReportLine[] } | { readonly problem: ReportProblem };

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
  const text = btoa(Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return [version, checksum(text), text].join('.');
}

/** Reads what `writeReport` wrote; everything else is refused with the reason. */
export async function readReport(text: string): Promise<ReadReport> {
  const [writtenBy, sum, packed = '', ...rest] = text.split('.');
  if (writtenBy !== version) return { problem: /^\d{1,3}$/.test(writtenBy ?? '') ? 'version' : 'damaged' };
  if (rest.length > 0 || packed.length > longest || checksum(packed) !== sum) return { problem: 'damaged' };
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const unpacked = new TextDecoder().decode(await piped(new Blob([bytes]), new DecompressionStream('deflate'), longest));
    const report = z.safeParse(Report, JSON.parse(unpacked));
    return report.success ? { lines: report.data } : { problem: 'damaged' };
  } catch {
    return { problem: 'damaged' };
  }
}

/** The bytes that come out of a transformation. Throws where they are more than `most`. */
async function piped(blob: Blob, through: CompressionStream | DecompressionStream, most = Infinity): Promise<ArrayBuffer> {
  const reader = blob.stream().pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > most) throw new Error('too long');
    parts.push(next.value);
  }
  return new Blob(parts).arrayBuffer();
}

/** FNV-1a of 32 bits: it tells that a link was cut or altered, not by whom. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

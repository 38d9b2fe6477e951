import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLines, csvStart } from './csv';

test('a file starts with a byte order mark and ends every line with CRLF', () => {
  expect(csvStart(['时间', 'Coin']) + csvLines([['a', 'b']])).toBe('\uFEFF时间,Coin\r\na,b\r\n');
});

test.each([
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
])('%j is quoted', (text, cell) => {
  expect(csvLines([[text]])).toBe(`${cell}\r\n`);
});

test.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '=HYPERLINK("https://x")', '\t=1', ' =1', '＝1', '\u200B=1', '|cmd', '-1e5', '--1'])(
  '%j is escaped as a formula',
  (text) => {
    expect(
      csvLines([[text]])
        .replace(/^"/, '')
        .startsWith("'"),
    ).toBe(true);
  },
);

test.each(['-12.5', '0', '120.00000001', 'BTC/USDT', '2026-01-05 08:00:00', ''])('%j is unchanged', (text) => {
  expect(csvLines([[text]])).toBe(`${text}\r\n`);
});

test('any cells round-trip, and none starts like a formula', () => {
  const cells = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(cells, (lines) => {
      const read = parsed(csvLines(lines));
      expect(read.map((line) => line.length)).toEqual(lines.map((line) => line.length));
      lines.flat().forEach((text, index) => expect([text, `'${text}`]).toContain(read.flat()[index]));
      for (const cell of read.flat()) expect(/^[=+@]/.test(cell)).toBe(false);
    }),
  );
});

/** Parses RFC 4180, as a spreadsheet does. */
function parsed(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

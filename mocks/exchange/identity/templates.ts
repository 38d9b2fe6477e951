import type { KycCompanyBasicInfo, TemplateFile } from '@/contract/identity';

/** The company document templates as PDF files, with the company's name if known. */
export const templatesFor = (basicInfo: KycCompanyBasicInfo | null): TemplateFile[] =>
  documents.map(({ kind, title, lines }) => ({
    kind,
    name: `${kind}.pdf`,
    content: `data:application/pdf;base64,${btoa(pdf([title, `Company: ${ascii(basicInfo?.companyName ?? blank)}`, ...lines]))}`,
  }));

const blank = '______________________________';

const documents = [
  {
    kind: 'boardResolution',
    title: 'Resolution of the board of directors',
    lines: [
      'The board resolves to open an account with the exchange',
      `and authorises ${blank} to trade.`,
      `Date: ${blank}`,
      `Signed: ${blank}`,
    ],
  },
  {
    kind: 'registerOfDirectors',
    title: 'Register of directors',
    lines: [`Director: ${blank}`, `Director: ${blank}`, `Date: ${blank}`, `Signed: ${blank}`],
  },
  {
    kind: 'registerOfMembers',
    title: 'Register of members',
    lines: [`Member: ${blank}  Share: _____ %`, `Member: ${blank}  Share: _____ %`, `Date: ${blank}`, `Signed: ${blank}`],
  },
] as const;

/** A minimal PDF file with one page of text lines. */
function pdf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`).join('\n');
  const stream = `BT /F1 14 Tf 24 TL 72 760 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** The PDF's built-in font supports Latin letters only. */
const ascii = (text: string): string => text.replaceAll(/[^ -~]/g, '?');

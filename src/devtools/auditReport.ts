/** What a rule found on a page: its id, how much it matters, what it is about, and the elements by their selectors. */
export interface Finding {
  rule: string;
  impact: string;
  help: string;
  targets: string[];
}

/** One look at a page or story in one state. */
export interface Look {
  subject: string;
  who: string;
  theme: string;
  width: number;
  findings: Finding[];
}

/** The tags of the rules that are checked: WCAG 2.2 A and AA, and best practices. */
export const auditTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The whole report as a page: figures first, then what was found, then what was looked at. */
export function html(looks: readonly Look[]): string {
  const found = looks.flatMap((look) => look.findings.map((finding) => ({ ...look, ...finding })));
  const subjects = [...new Set(looks.map(({ subject }) => subject))];
  const problems = found.map(
    ({ subject, who, theme, width, rule, impact, help, targets }) =>
      `<tr><td>${escape(subject)}</td><td>${escape(who)}</td><td>${escape(theme)}</td><td>${width}</td><td>${escape(rule)}</td><td>${escape(impact)}</td><td>${escape(help)}</td><td>${escape(targets.join('\n'))}</td></tr>`,
  );
  const rows = subjects.map((name) => {
    const own = looks.filter(({ subject }) => subject === name);
    return `<tr><td>${escape(name)}</td><td>${own.length}</td><td>${own.reduce((sum, { findings }) => sum + findings.length, 0)}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Accessibility audit</title>
<style>body{font:14px/1.5 system-ui;margin:32px;max-width:1200px}table{border-collapse:collapse;margin:16px 0;width:100%}th,td{border:1px solid #ccc;padding:4px 8px;text-align:left;vertical-align:top;white-space:pre-line}</style></head>
<body><main><h1>Accessibility audit</h1>
<p>${looks.length} looks at ${subjects.length} screens and stories; ${found.length} findings.</p>
${problems.length > 0 ? `<h2>Findings</h2><table><thead><tr><th>Where</th><th>Who</th><th>Theme</th><th>Width</th><th>Rule</th><th>Impact</th><th>What</th><th>Elements</th></tr></thead><tbody>${problems.join('')}</tbody></table>` : ''}
<h2>Looked at</h2><table><thead><tr><th>Screen or story</th><th>Looks</th><th>Findings</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body>
</html>
`;
}

/** The style sheet of the report, a standalone file that cannot use the app's tokens. */
export const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
main { max-inline-size: 1280px; margin-inline: auto; padding: 32px 16px 64px; }
h1 { margin: 0; font-size: 28px; line-height: 1.2; }
h2 { margin: 40px 0 8px; font-size: 20px; }
p { max-inline-size: 72ch; margin: 8px 0; }
.day { margin: 4px 0 16px; opacity: 0.8; }
.verdict { max-inline-size: none; margin: 16px 0; padding: 16px; font-size: 18px; font-weight: 600; border-inline-start: 4px solid; background: light-dark(#f4f5f7, #1d2026); }
.good { color: light-dark(#0b6b3a, #6fdc9f); }
.bad { color: light-dark(#a8201a, #ff9a92); font-weight: 600; }
.frame { overflow-x: auto; margin: 12px 0; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px; text-align: start; vertical-align: top; white-space: pre-line; border-block-end: 1px solid light-dark(#d9dce1, #3a3f48); }
th { font-weight: 600; }
thead th { font-size: 13px; white-space: nowrap; border-block-end-width: 2px; }
dl { display: grid; gap: 4px; }
dl div { display: grid; grid-template-columns: 96px 1fr; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
@media print { main { padding: 0; } .frame { overflow: visible; } tr { break-inside: avoid; } }
`;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssOf } from '@tokens/css';
import { resolveTokens, type Theme } from '@tokens/resolve';
import { brand } from '@/shared/brand';
import { root } from './sources';

/** The brand pictures in `public/`, each with its size in px and the page it is captured from. */
export const pictures = {
  'icon-32.png': { width: 32, height: 32, page: () => tile(32) },
  'apple-touch-icon.png': { width: 180, height: 180, page: () => tile(180) },
  'share.png': { width: 1200, height: 630, page: () => share() },
} as const;

/** The tab icon: the mark in the accent colour, lighter if the system is dark. */
export function iconSvg(): string {
  const { viewBox, path } = brand.mark;
  const style = `path{fill:${colour('light', 'accent')}}@media(prefers-color-scheme:dark){path{fill:${colour('dark', 'accentText')}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style><path d="${path}"/></svg>\n`;
}

function colour(theme: Theme, role: string): string {
  const token = resolveTokens(theme, 'green-up')[`color.${role}`];
  const css = token && cssOf(token);
  if (typeof css !== 'string') throw new Error(`color.${role} is not a colour`);
  return css;
}

const mark = (size: number, fill: string): string =>
  `<svg width="${size}" height="${size}" viewBox="${brand.mark.viewBox}" fill="${fill}"><path d="${brand.mark.path}"/></svg>`;

const page = (css: string, body: string): string => `<!doctype html><style>*{margin:0;box-sizing:border-box}${css}</style>${body}`;

/** The mark on the accent colour, for systems that show icons on an opaque background. */
const tile = (size: number): string =>
  page(
    `body{display:grid;place-items:center;width:${size}px;height:${size}px;background:${colour('light', 'accent')}}`,
    mark(Math.round(size * 0.66), colour('light', 'textOnAccent')),
  );

/** The picture shown with shared links to the exchange: mark, name and a market line. */
function share(): string {
  const font = readFileSync(join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')).toString('base64');
  const dark = (role: string) => colour('dark', role);
  return page(
    `@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
    body{position:relative;width:1200px;height:630px;padding:96px;overflow:hidden;background:${dark('canvas')};color:${dark('text')};font-family:Inter}
    .name{display:flex;align-items:center;gap:28px;font-size:88px;font-weight:600;letter-spacing:-.03em}
    p{margin-top:28px;font-size:36px;color:${dark('textSoft')}}
    .line{position:absolute;inset:auto 0 0;width:1200px;height:300px;fill:none;stroke-width:5;stroke-linejoin:round}`,
    `<div class="name">${mark(104, dark('accentText'))}${brand.name}</div><p>${brand.host}</p>
    <svg class="line" viewBox="0 0 1200 300"><path stroke="${dark('rise.text')}" d="M-10 236 90 206l90 34 110-74 90 22 100-58 90 44 110-30 100-70 90 26 110-64 110 18 140-62"/></svg>`,
  );
}

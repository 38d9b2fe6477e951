import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { focusRing, textStyle } from './styles';

const files = '@fontsource-variable/inter/files/inter';
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
};

// Browsers load only the subsets whose characters a page uses.
globalFontFace(
  'Inter Variable',
  Object.entries(subsets).map(([subset, unicodeRange]) => ({
    src: `url("${files}-${subset}-wght-normal.woff2") format("woff2")`,
    fontWeight: '100 900',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
  })),
);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle(':where(html)', { textSizeAdjust: '100%', WebkitTapHighlightColor: 'transparent' });
globalStyle(':where(body)', {
  ...textStyle('body'),
  margin: 0,
  minBlockSize: '100dvh',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontVariantNumeric: 'slashed-zero',
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
globalStyle(':where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend)', { margin: 0, padding: 0 });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(fieldset)', { border: 0, minInlineSize: 0 });
globalStyle(':where(h1, h2, h3, h4)', { font: 'inherit', textWrap: 'balance' });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle(':where(button)', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' });
globalStyle(':where(img, svg, canvas)', { display: 'block', maxInlineSize: '100%' });
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle(':where([hidden])', { display: 'none' });

// react-aria's components mark a visible focus by attribute; everything else uses `:focus-visible`.
globalStyle(':where(:focus)', { outline: 'none' });
globalStyle(':where(:focus-visible:not([data-rac]), [data-focus-visible])', focusRing);
// The same rule as in the style element that react-aria injects at run time.
globalStyle(':where([data-react-aria-pressable])', { touchAction: 'pan-x pan-y pinch-zoom' });

globalStyle('::selection', { backgroundColor: vars.color.accent, color: vars.color.textOnAccent });
globalStyle('*', { scrollbarWidth: 'thin', scrollbarColor: `${vars.color.lineStrong} transparent` });
globalStyle(':where(:focus-visible, [data-focus-visible])', {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});

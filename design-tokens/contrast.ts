import type { ColorValueNormalized, TokenNormalizedSet } from '@terrazzo/parser';

type Channels = readonly [number, number, number];

/**
 * Contrast ratio (1 to 21) of two colours, each a token id or `a over b` with the translucent `a` composited on the opaque `b`.
 * Source: WCAG 2.2, relative luminance. Throws if an id is not a colour token or a translucent colour has no background.
 */
export function contrast(foreground: string, background: string, tokens: TokenNormalizedSet): number {
  const [lighter, darker] = [compositeColour(foreground, tokens), compositeColour(background, tokens)]
    .map(luminance)
    .toSorted((a, b) => b - a);
  return ((lighter ?? 1) + 0.05) / ((darker ?? 0) + 0.05);
}

function compositeColour(side: string, tokens: TokenNormalizedSet): Channels {
  const [top, ...below] = side.split(' over ');
  const token = tokens[top ?? ''];
  if (token?.$type !== 'color') throw new Error(`${top} is not a colour token`);
  const { alpha } = token.$value;
  const own = srgb(token.$value);
  if (alpha === 1) return own;
  if (below.length === 0) throw new Error(`${top} is translucent: declare what it lies on`);
  const under = compositeColour(below.join(' over '), tokens);
  return mix(own, under, alpha);
}

/** Whether an OKLCH colour lies within the sRGB gamut. */
export const isInSrgb = ({ components }: Pick<ColorValueNormalized, 'components'>): boolean =>
  linearSrgb(components).every((channel) => channel > -tolerance && channel < 1 + tolerance);

/** Tolerance for the rounding of colour values in the token documents, as a fraction of a channel. */
const tolerance = 0.002;

function mix([r, g, b]: Channels, [underR, underG, underB]: Channels, alpha: number): Channels {
  const blend = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return [blend(r, underR), blend(g, underG), blend(b, underB)];
}

function luminance([r, g, b]: Channels): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function gamma(channel: number): number {
  const inside = Math.min(1, Math.max(0, channel));
  return inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
}

function srgb({ components }: ColorValueNormalized): Channels {
  const [r, g, b] = linearSrgb(components);
  return [gamma(r), gamma(g), gamma(b)];
}

// Björn Ottosson's OKLab matrices.
function linearSrgb(components: ColorValueNormalized['components']): Channels {
  const [lightness = 0, chroma = 0, hue = 0] = components.map((component) => (typeof component === 'number' ? component : 0));
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

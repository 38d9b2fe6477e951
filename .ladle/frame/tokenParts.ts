import type { TokenNormalized } from '@terrazzo/parser';

/** A numeric part of a token's value. */
export interface TokenPart {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  /** The largest value of a bounded part; the smallest is 0. */
  readonly max?: number;
  /** The token's value with another number for this part, or with none. */
  readonly withNumber: (value: number | null) => unknown;
}

/** The numeric parts of a token's value; empty for types that are edited in a file. */
export function partsOf(token: TokenNormalized): TokenPart[] {
  switch (token.$type) {
    case 'color':
      return colourParts(token.$value);
    case 'dimension':
    case 'duration': {
      const { $value } = token;
      return [{ label: 'Size', value: $value.value, unit: $value.unit, withNumber: (value) => ({ ...$value, value }) }];
    }
    case 'number':
    case 'fontWeight':
      return [{ label: 'Value', value: token.$value, withNumber: (value) => value }];
    case 'typography': {
      const { $value } = token;
      const { fontSize, letterSpacing, fontWeight, lineHeight } = $value;
      return [
        {
          label: 'Size',
          value: fontSize.value,
          unit: fontSize.unit,
          withNumber: (value) => ({ ...$value, fontSize: { ...fontSize, value } }),
        },
        { label: 'Weight', value: Number(fontWeight), withNumber: (value) => ({ ...$value, fontWeight: value }) },
        { label: 'Line height', value: Number(lineHeight), withNumber: (value) => ({ ...$value, lineHeight: value }) },
        {
          label: 'Letter spacing',
          value: letterSpacing.value,
          unit: letterSpacing.unit,
          withNumber: (value) => ({ ...$value, letterSpacing: { ...letterSpacing, value } }),
        },
      ];
    }
    case 'boolean':
    case 'border':
    case 'cubicBezier':
    case 'fontFamily':
    case 'gradient':
    case 'link':
    case 'shadow':
    case 'string':
    case 'strokeStyle':
    case 'transition':
    default:
      return [];
  }
}

type Colour = Extract<TokenNormalized, { readonly $type: 'color' }>['$value'];

/** The highest chroma of any sRGB colour. */
const maxChroma = 0.325;

function colourParts(colour: Colour): TokenPart[] {
  const [lightness, chroma, hue] = colour.components.map((component) => component ?? 0);
  const { alpha } = colour;
  const part = (label: string, index: number, value = 0, max = 1): TokenPart => ({
    label,
    value,
    max,
    withNumber: (next) => ({ ...colour, components: colour.components.with(index, rounded(next ?? 0)) }),
  });
  return [
    part('Lightness', 0, lightness),
    part('Chroma', 1, chroma, maxChroma),
    part('Hue', 2, hue, 360),
    ...(alpha < 1
      ? [{ label: 'Opacity', value: alpha, max: 1, withNumber: (next: number | null) => ({ ...colour, alpha: rounded(next ?? 0) }) }]
      : []),
  ];
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

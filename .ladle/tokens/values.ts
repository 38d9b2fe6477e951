import type { TokenNormalized } from '@terrazzo/parser';
import * as z from 'zod/mini';
import { isInSrgb } from '@tokens/contrast';

const Length = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const Size = z.strictObject({ value: z.number().check(z.minimum(0)), unit: z.enum(['px', 'rem']) });
const Duration = z.strictObject({ value: z.number().check(z.minimum(0)), unit: z.enum(['ms', 's']) });
const Colour = z
  .strictObject({
    colorSpace: z.literal('oklch'),
    components: z.tuple([z.number().check(z.minimum(0), z.maximum(1)), z.number().check(z.minimum(0)), z.number()]),
    alpha: z._default(z.number().check(z.minimum(0), z.maximum(1)), 1),
  })
  .check(z.refine((colour) => isInSrgb(colour), { path: ['components'] }));
const Families = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));
const Weight = z.number().check(z.minimum(1), z.maximum(1000));
const Curve = z.tuple([z.number().check(z.minimum(0), z.maximum(1)), z.number(), z.number().check(z.minimum(0), z.maximum(1)), z.number()]);
const Shadow = z.array(
  z.strictObject({ color: Colour, offsetX: Length, offsetY: Length, blur: Size, spread: Length, inset: z._default(z.boolean(), false) }),
);
const TextStyle = z.strictObject({
  fontFamily: Families,
  fontSize: Size,
  fontWeight: Weight,
  letterSpacing: Length,
  lineHeight: z.number().check(z.positive()),
});

/** The required form of each type of value, in words. */
const expected: Readonly<Record<string, string>> = {
  color: 'a colour in OKLCH within sRGB: colorSpace, components of lightness (0 to 1), chroma and hue, and alpha',
  dimension: 'a length of at least 0 in px or rem',
  duration: 'a time of at least 0 in ms or s',
  number: 'a number',
  fontWeight: 'a weight between 1 and 1000',
  fontFamily: 'a list of font families',
  cubicBezier: 'four numbers, the first and the third between 0 and 1',
  shadow: 'a list of shadows with color, offsetX, offsetY, blur and spread',
  typography: 'a text style with fontFamily, fontSize, fontWeight, letterSpacing and lineHeight',
};

/** A token with another value, or the reason in words why the value is refused. */
export type ValueResult = { readonly token: TokenNormalized } | { readonly fault: string };

/** Gives a token another value, as a DTCG document states it (2025.10); values of the wrong shape or out of range are refused. */
export function withTokenValue(token: TokenNormalized, value: unknown): ValueResult {
  const read = <Value>(schema: z.ZodMiniType<Value>, as: (value: Value) => TokenNormalized): ValueResult => {
    const { data, error } = schema.safeParse(value);
    if (!error) return { token: as(data) };
    const paths = [...new Set(error.issues.map(({ path }) => path.join('.')).filter(Boolean))];
    return { fault: `${paths.length > 0 ? `${paths.join(', ')}: ` : ''}the value must be ${expected[token.$type]}` };
  };
  switch (token.$type) {
    case 'color':
      return read(Colour, ($value) => ({ ...token, $value }));
    case 'dimension':
      return read(Size, ($value) => ({ ...token, $value }));
    case 'duration':
      return read(Duration, ($value) => ({ ...token, $value }));
    case 'number':
      return read(z.number(), ($value) => ({ ...token, $value }));
    case 'fontWeight':
      return read(Weight, ($value) => ({ ...token, $value }));
    case 'fontFamily':
      return read(Families, ($value) => ({ ...token, $value }));
    case 'cubicBezier':
      return read(Curve, ($value) => ({ ...token, $value }));
    case 'shadow':
      return read(Shadow, ($value) => ({ ...token, $value }));
    case 'typography':
      return read(TextStyle, ($value) => ({ ...token, $value }));
    case 'boolean':
    case 'border':
    case 'gradient':
    case 'link':
    case 'string':
    case 'strokeStyle':
    case 'transition':
    default:
      return { fault: `tokens of type ${token.$type} cannot be changed here` };
  }
}

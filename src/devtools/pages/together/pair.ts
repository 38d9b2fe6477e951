import * as z from 'zod/mini';
import { personaChoices, type ScenarioRow } from '@mocks/control';
import { isScreen } from '../addresses';

export const widths = ['desktop', 'phone'] as const;
export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** Two personas in one exchange, each with the address of its screen, without the locale. */
export interface Pair {
  readonly left: ScenarioRow['persona'];
  readonly right: ScenarioRow['persona'];
  readonly leftAddress: string;
  readonly rightAddress: string;
  readonly width: (typeof widths)[number];
}

/** Two personas on the same market. */
const defaults: Pair = {
  left: 'trader',
  right: 'vip',
  leftAddress: '/trade/exchange/?tradeCode=btc_usdt',
  rightAddress: '/trade/exchange/?tradeCode=btc_usdt',
  width: 'desktop',
};

const persona = z.enum(personaChoices.map(({ id }) => id));
const screen = z.string().check(z.refine(isScreen));
const schemas = { left: persona, right: persona, leftAddress: screen, rightAddress: screen, width: z.enum(widths) };

/** The pair encoded in an address, and its invalid parameters, which are replaced by defaults. */
export function readPair(parameters: URLSearchParams): { readonly pair: Pair; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const read = <Value>(name: keyof Pair, schema: z.ZodMiniType<Value>, fallback: Value): Value => {
    const text = parameters.get(name);
    if (text === null) return fallback;
    const result = z.safeParse(schema, text);
    if (result.success) return result.data;
    unknown.push(`${name}=${text.slice(0, 60)}`);
    return fallback;
  };
  const pair = {
    left: read('left', schemas.left, defaults.left),
    right: read('right', schemas.right, defaults.right),
    leftAddress: read('leftAddress', schemas.leftAddress, defaults.leftAddress),
    rightAddress: read('rightAddress', schemas.rightAddress, defaults.rightAddress),
    width: read('width', schemas.width, defaults.width),
  };
  return { pair, unknown };
}

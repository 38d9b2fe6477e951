import { describe, expect, test } from 'vitest';
import { docOf, typesIn } from '../../scripts/componentDocs';
import { allProps, propsFile, propsText } from '../../scripts/componentProps';
import { parse, textOf } from '../../scripts/sources';

test('the props of every component match the checked-in file', () => {
  expect(propsText(allProps()), 'A changed component? Run `npm run props` and look at the diff.').toBe(textOf(propsFile));
});

describe('an API change is detected', () => {
  const file = 'src/ui/Ladder/Ladder.tsx';
  const written = `
export const sizes = ['small', 'large'] as const;
export interface Rung { id: string }
export type Side = 'left' | 'right';
export interface LadderProps extends Omit<BoxProps, 'ref'> {
  rungs: readonly Rung[];
  /** How far apart they stand. */
  size?: (typeof sizes)[number];
  'aria-label': string;
}
/** Leads up. */
export function Ladder({ size = 'small', ...props }: LadderProps) { return <div {...props} />; }
`;
  const read = (text: string): string => {
    const source = parse(file, text);
    return propsText([{ file, components: [docOf({ name: 'Ladder', file }, source)], types: typesIn(file, source) }]);
  };

  test('each prop is one line with its allowed values and its default', () => {
    expect(read(written)).toBe(`${file}
  Ladder extends Omit<BoxProps, 'ref'>
    rungs: readonly Rung[]
    size?: 'small' | 'large' = 'small'
    aria-label: string
  type Rung
    id: string
  type Side = 'left' | 'right'
`);
  });

  test.each([
    ['a removed prop', "  'aria-label': string;\n", ''],
    ['a prop that is no longer required', 'rungs:', 'rungs?:'],
    ['an additional choice', "'large'", "'large', 'huge'"],
    ['another default', "size = 'small'", "size = 'large'"],
    ['another inheritance', "'ref'", "'ref' | 'id'"],
    ['a changed row', 'id: string', 'id: number'],
    ['a changed alias', "'left' | ", ''],
  ])('%s', (_, before, after) => {
    expect(read(written.replace(before, after))).not.toBe(read(written));
  });

  test('a changed comment is no API change', () => {
    expect(read(written.replace('How far apart', 'By how much'))).toBe(read(written));
  });
});

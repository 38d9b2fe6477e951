import { expect, test } from 'vitest';
import { textOf } from '../../scripts/sources';
import { files } from './project';

/** What is operated: it hears a press or a key, can have the focus, or is such a part of react-aria. */
const operated =
  /\bon(?:Press|Click|KeyDown|Dismiss|Retry)\b|tabIndex=\{0\}|react-aria-components\/(?!(?:Text|FieldError|Label|Heading|Separator|Group|Meter|ProgressBar|I18nProvider|Toolbar)')/;

/** A test that uses keys. */
const usesKeys = /\.keyboard\(|\.tab\(|fireEvent\.keyDown\(/;

/** Components whose keys are tried elsewhere. */
const elsewhere: Readonly<Record<string, string>> = {
  Article: 'its contents are an AnchorList; its wide tables only scroll',
  CandleChart: 'drawn on a canvas: tests/journeys/candleChart.stories.spec.ts',
  ChartFrame: 'around DepthChart, EquityCurve, PayoffChart and HeatMap, whose tests move its cursor',
  ChartPlot: 'inside EquityCurve and PayoffChart, whose tests move its cursor',
  OptionList: 'the list of Select, MultiSelect, CoinSelect and CountrySelect',
  SaveQrButton: 'its only control is a Button, and it needs a canvas',
  ShareCard: 'its only control is a Button, and it needs a canvas',
};

const folderOf = (path: string): string => path.split('/')[2] ?? '';
const views = files.filter((path) => /^src\/ui\/\w+\/\w+\.tsx$/.test(path));
const interactive = [...new Set(views.filter((path) => operated.test(textOf(path))).map(folderOf))];
const withKeys = files
  .filter((path) => /^src\/ui\/.*\.test\.tsx$/.test(path))
  .map(textOf)
  .filter((text) => usesKeys.test(text));
const lacking = interactive.filter((name) => !withKeys.some((text) => new RegExp(`<${name}[\\s/>]`).test(text)));

test('every component that can be operated is operated by keyboard in a test', () => {
  expect(interactive.length).toBeGreaterThan(60);
  expect(lacking.toSorted()).toEqual(Object.keys(elsewhere));
});

test.each([
  ['a press', '<AriaButton onPress={save}>'],
  ['a key', 'onKeyDown={move}'],
  ['a place in the order of focus', '<div tabIndex={0}>'],
  ['a part of react-aria', "import { Slider } from 'react-aria-components/Slider';"],
])('what hears %s counts as operated', (_, text) => {
  expect(operated.test(text)).toBe(true);
});

test.each(["import { Meter } from 'react-aria-components/Meter';", '<p>{text}</p>'])('%s does not', (text) => {
  expect(operated.test(text)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { allComponents } from '../../scripts/components';
import { parse, textOf } from '../../scripts/sources';
import { keysPressed, testsIn } from './pressedKeys';
import { files } from './project';

/** Matches interactive components: they handle presses or keys, can be focused, or use an interactive part of react-aria. */
const interactivePattern =
  /\bon(?:Press|Click|KeyDown|Dismiss|Retry)\b|tabIndex=\{0\}|react-aria-components\/(?!(?:Text|FieldError|Label|Heading|Separator|Group|Meter|ProgressBar|I18nProvider|Toolbar)')/;

/** The keys of every interactive component; its tests press each. Arrows and Page stand for all of their directions. */
const keysOf: Readonly<Record<string, string>> = {
  AnchorList: 'Tab Enter',
  Banner: 'Tab Enter Space',
  Button: 'Tab Enter Space',
  CalendarHeat: 'Tab Enter Arrows Home End Page',
  Carousel: 'Tab Arrows Home End',
  Chat: 'Enter',
  Checkbox: 'Tab Space',
  CheckboxGroup: 'Space',
  ClampedText: 'Tab Enter',
  CodeBlock: 'Tab Enter',
  CodeInput: 'Tab Delete Letters',
  ComboBox: 'Tab Enter Arrows Escape Letters',
  CommandPalette: 'Tab Enter Arrows Escape Letters',
  ConfirmDialog: 'Escape',
  CopyButton: 'Tab Enter',
  DataGrid: 'Tab Enter Arrows Home End Escape',
  DataList: 'Tab Enter Space',
  DatePicker: 'Tab Enter Arrows Escape',
  DateRangePicker: 'Tab Enter Arrows Escape',
  DepthChart: 'Tab Arrows Home',
  Dialog: 'Tab Enter Escape',
  Disclosure: 'Tab Enter Space',
  EquityCurve: 'Tab Arrows Home End Escape',
  ErrorState: 'Tab Enter Space',
  FileButton: 'Tab Enter',
  FileDrop: 'Tab Enter Space',
  Form: 'Tab Enter',
  HeatMap: 'Tab Arrows Home End',
  HiddenBalance: 'Tab Enter Space',
  HoverCard: 'Tab Escape',
  IconButton: 'Tab Enter Space',
  InlineAlert: 'Tab Enter Space',
  Lightbox: 'Arrows Home End Escape',
  Link: 'Tab Enter Space',
  Menu: 'Tab Enter Arrows Home End Escape Letters',
  MultiSelect: 'Tab Enter Arrows End Escape',
  NumberStepper: 'Tab Arrows Home End Letters',
  OrderBook: 'Tab Enter Arrows Home End',
  OrderSizeField: 'Enter Arrows',
  Pagination: 'Tab Enter Space',
  PasswordField: 'Tab Enter Space',
  PayoffChart: 'Tab Arrows',
  Popover: 'Tab Enter Escape',
  PriceField: 'Arrows Page',
  RadioGroup: 'Tab Space Arrows',
  Rating: 'Tab Space Arrows',
  ScrollTop: 'Tab Enter Space',
  SearchField: 'Tab Escape Letters',
  SegmentedControl: 'Tab Space Arrows',
  Select: 'Tab Enter Arrows Home End Escape Letters',
  Separator: 'Enter Arrows Home End',
  Sheet: 'Tab Enter Escape',
  SideNav: 'Tab Enter Space',
  Slider: 'Tab Arrows Home End',
  SplitButton: 'Tab Enter Escape',
  Switch: 'Tab Space',
  Table: 'Tab Enter Space',
  Tabs: 'Tab Arrows Home End',
  TagGroup: 'Tab Arrows Home End Delete',
  TextField: 'Tab Enter Letters',
  Toast: 'Tab Enter F6',
  ToggleButton: 'Tab Enter Space',
  Tooltip: 'Tab Escape',
  Tour: 'Tab Enter Escape',
  TradeList: 'Tab Enter Arrows Home End',
  Tree: 'Tab Enter Arrows Home End Letters',
  VideoFrame: 'Tab Enter',
  Wizard: 'Tab Enter Space',
};

/** Components whose keys are tested elsewhere. */
const testedElsewhere: Readonly<Record<string, string>> = {
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
const interactive = [...new Set(views.filter((path) => interactivePattern.test(textOf(path))).map(folderOf))];
const tests = files.filter((path) => /^src\/ui\/.*\.test\.tsx$/.test(path)).flatMap((path) => testsIn(parse(path, textOf(path))));
const componentsByFolder = new Map<string, string[]>();
for (const { name, file } of allComponents())
  componentsByFolder.set(folderOf(file), [...(componentsByFolder.get(folderOf(file)) ?? []), name]);

test('every interactive component lists its keys, or where they are tested', () => {
  expect(interactive.length).toBeGreaterThan(60);
  expect(interactive.toSorted()).toEqual([...Object.keys(keysOf), ...Object.keys(testedElsewhere)].toSorted());
});

test.each(Object.entries(keysOf))('%s: %s are pressed by its tests', (name, keys) => {
  const pressed = keysPressed(componentsByFolder.get(name) ?? [], tests);
  expect(keys.split(' ').filter((key) => !pressed.includes(key))).toEqual([]);
});

describe('a key counts only for the component whose test presses it', () => {
  const written = testsIn(
    parse(
      'src/ui/planted.test.tsx',
      `const rungs = { one: () => <Ladder /> };
test.each(Object.entries(rungs))('%s', async () => { await user.keyboard('{Home}'); });
test('another', async () => { render(<Chute />); await user.tab(); });`,
    ),
  );
  test.each([
    ['Ladder', ['Home']],
    ['Chute', ['Tab']],
    ['Snake', []],
  ])('%s', (name, keys) => {
    expect(keysPressed([name], written)).toEqual(keys);
  });
});

test.each([
  ['a press', '<AriaButton onPress={save}>'],
  ['a key', 'onKeyDown={move}'],
  ['a tab stop', '<div tabIndex={0}>'],
  ['an interactive react-aria component', "import { Slider } from 'react-aria-components/Slider';"],
])('a component with %s counts as interactive', (_, text) => {
  expect(interactivePattern.test(text)).toBe(true);
});

test.each(["import { Meter } from 'react-aria-components/Meter';", '<p>{text}</p>'])('%s does not', (text) => {
  expect(interactivePattern.test(text)).toBe(false);
});

import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** The modules of the entry. */
export const entryGroup: Group = { name: 'app', tags: ['$initial'] };

/** The modules that watch for contract deliveries, loaded once a contract screen is shown. */
export const deliveryModules = /\/src\/entities\/market\/(?:DeliveriesWatch|deliveriesModel)\.tsx?$/;

/** Modules in `src` whose path starts with one of these; a trailing `$` marks the end of a file name. */
const src = (...paths: string[]): RegExp => new RegExp(`/src/(?:${paths.map((path) => path.replaceAll('$', '\\.tsx?$')).join('|')})`);

/** Modules of the component library, by folder or file within its packages. */
const aria = (...paths: string[]): RegExp =>
  new RegExp(`/node_modules/react-(?:aria-components|aria|stately)/dist/private/(?:${paths.join('|')})`);

const either =
  (...tests: RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id));

/**
 * Modules loaded together share a chunk: eighty small files compress a tenth worse, and each costs a request and a main-thread task. A
 * module belongs to the first group that matches it, with its dependencies, unless an earlier group has them or its group opts out.
 */
export const chunks: readonly Group[] = [
  entryGroup,
  { name: 'frame', test: src('shared/page/') },
  {
    name: 'contracts', // used only by contract trading: every price list imports the entry of the contract domain, which would otherwise include it
    test: src('contract/swap/(?:schema/(?:account|mock|orders|positions)|exposure|requiredMargin|orderRules|risk)$'),
    includeDependenciesRecursively: false,
  },
  { name: 'deliveries', test: deliveryModules, includeDependenciesRecursively: false },
  { name: 'models', test: src('entities/(?:assets|currency|favourites|identity|messages|tasks)/(?:index|model|moneyText)$') }, // not needed by the entry: the first screen that needs one loads all
  { name: 'prices', test: src('entities/market/', 'widgets/market-list/') },
  { name: 'inputs', test: src('ui/TextField/') },
  {
    name: 'parts', // small parts of most screens, but not of home's first view
    test: either(
      src(
        'ui/(?:Card|Countdown|CopyButton|DescriptionList|Grid|InlineAlert|Inline|LeverageBadge)/',
        'ui/(?:Table/surface|textScale|useInlineSize|useOverlay)',
        'shared/api/Query',
        'shared/lib/(?:pageStorageKeys|saveFile|numberInput)$',
        'entities/shortcuts/',
        'contract/(?:exits|market/endpoints/trades|(?:spot|capital)/(?:constants|rules))$',
      ),
      aria('Heading', 'overlays/PortalProvider'),
      /\/node_modules\/(?:patronum|lucide-react\/dist\/esm\/icons\/(?:chart-candlestick|chevron-left|pause|play)\.)/,
    ),
  },
  {
    name: 'lists', // lists, tabs and switches
    test: either(
      src('ui/(?:Tabs|SegmentedControl|ToggleButton)/'),
      aria(
        'collections/',
        'selection/(?:utils|useTypeSelect|useSelectable(?:Collection|Item)|Selection)',
        'focus/FocusScope',
        'utils/animation',
      ),
    ),
  },
  {
    name: 'controls', // parts of forms and dialogs
    test: src(
      'ui/(?:AmountField|Checkbox|ConfirmDialog|Dialog|Form|Menu|OptionList|Pagination|Popover|SearchField|Select|Slider|Switch)/',
      'ui/keepRowFocus$',
    ),
  },
  { name: 'tables', test: src('widgets/market-table/') },
  { name: 'disclosure', test: src('ui/Disclosure/') },
  { name: 'areas', test: src('shared/area-page/AreaPage', 'ui/(?:DataList|FormSkeleton|Meter|Panel|Sheet|StepMark|Timeline)/') }, // parts of account pages
  {
    name: 'desk', // initial parts of every trade screen
    test: src(
      'entities/(?:pair-feed|trade-preferences)/',
      'widgets/trade-desk/(?:PairDesk|arrangement|TradeDesk|index)',
      'shared/order-form/OrderFormSkeleton',
      'shared/(?:tape/|lib/(?:chime|contentChanges)$|api/createEndedRecords$|order-form/(?:bookEstimate|share|presetValues|refusal|orderToast|confirmation)$)',
    ),
  },
  { name: 'spot', test: src('contract/spot/', 'entities/spot-account/') },
  { name: 'tickets', test: src('features/(?:edit-order|place-order)/(?:index|ticketModel)$') },
  {
    name: 'positions',
    test: src(
      'features/(?:edit-contract-order|manage-position|mock-funds)/index$',
      'features/place-contract-order/(?:settingModel|ticket)$',
      'contract/swap/endpoints/(?:account|orders|positions)$',
    ),
  },
  { name: 'order-form', test: src('shared/order-form/', 'ui/(?:OrderSizeField|PriceField)/') },
  { name: 'charts', test: src('ui/ChartFrame/') },
  { name: 'panels', test: src('widgets/trade-desk/(?:BookPanel|ChartPanel|DeskCommands|DeskTabs|PhoneParts|TapePanel)') },
];

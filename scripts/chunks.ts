import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** What the entry needs. */
export const start: Group = { name: 'app', tags: ['$initial'] };

/** What watches deliveries is loaded once a screen of contracts is shown. */
export const deliveries = /\/src\/entities\/market\/(?:DeliveriesWatch|deliveriesModel)\.tsx?$/;

/** Modules below `src` whose path begins with one of these; `$` at the end of one ends the file's name. */
const own = (...paths: string[]): RegExp => new RegExp(`/src/(?:${paths.map((path) => path.replaceAll('$', '\\.tsx?$')).join('|')})`);

/** Modules of the component library, by folder or file within its packages. */
const aria = (...paths: string[]): RegExp =>
  new RegExp(`/node_modules/react-(?:aria-components|aria|stately)/dist/private/(?:${paths.join('|')})`);

const either =
  (...tests: RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id));

/**
 * What is loaded together travels together: eighty small files compress a tenth worse, and each costs a request and a task of the main thread.
 * The first group that names a module has it; it takes along what its modules import, unless a group before it has that or it says otherwise.
 */
export const chunks: readonly Group[] = [
  start,
  { name: 'frame', test: own('shared/page/') },
  {
    name: 'contracts', // what only trading of contracts needs: the door of its domain is imported by every list of prices, which would take it along
    test: own('contract/swap/(?:schema/(?:account|mock|orders|positions)|exposure|orderNeed|orderRules|risk)$'),
    includeDependenciesRecursively: false,
  },
  { name: 'deliveries', test: deliveries, includeDependenciesRecursively: false },
  { name: 'models', test: own('entities/(?:assets|currency|favourites|identity|messages|tasks)/(?:index|model|moneyText)$') }, // which the entry does without: the first screen that needs one brings all
  { name: 'prices', test: own('entities/market/', 'widgets/market-list/') },
  { name: 'inputs', test: own('ui/TextField/') },
  {
    name: 'parts', // small parts that most screens have, but not the first view of home
    test: either(
      own(
        'ui/(?:Card|Countdown|CopyButton|DescriptionList|Grid|InlineAlert|Inline|LeverageBadge)/',
        'ui/(?:Table/surface|textScale|useInlineSize|useOverlay)',
        'shared/api/Query',
        'shared/lib/(?:lateStorageKeys|saveFile|typedFigures)$',
        'entities/key-preferences/',
        'contract/(?:exits|market/endpoints/trades|(?:spot|capital)/(?:constants|rules))$',
      ),
      aria('Heading', 'overlays/PortalProvider'),
      /\/node_modules\/(?:patronum|lucide-react\/dist\/esm\/icons\/(?:chart-candlestick|chevron-left|pause|play)\.)/,
    ),
  },
  {
    name: 'lists', // lists, tabs and switches
    test: either(
      own('ui/(?:Tabs|SegmentedControl|ToggleButton)/'),
      aria(
        'collections/',
        'selection/(?:utils|useTypeSelect|useSelectable(?:Collection|Item)|Selection)',
        'focus/FocusScope',
        'utils/animation',
      ),
    ),
  },
  {
    name: 'controls', // what forms and dialogs consist of
    test: own(
      'ui/(?:AmountField|Checkbox|ConfirmDialog|Dialog|Form|Menu|OptionList|Pagination|Popover|SearchField|Select|Slider|Switch)/',
      'ui/keepRowFocus$',
    ),
  },
  { name: 'tables', test: own('widgets/market-table/') },
  { name: 'disclosure', test: own('ui/Disclosure/') },
  { name: 'areas', test: own('shared/area-page/AreaPage', 'ui/(?:DataList|FormSkeleton|Meter|Panel|Sheet|StepMark|Timeline)/') }, // what pages of an account have
  {
    name: 'desk', // what each trade screen begins with
    test: own(
      'entities/(?:pair-feed|trade-preferences)/',
      'widgets/trade-desk/(?:PairDesk|arrangement|TradeDesk|index)',
      'shared/order-form/OrderFormSkeleton',
      'shared/(?:tape/|lib/(?:chime|moves)$|api/endings$|order-form/(?:bookReach|share|chosenFigures|refusal|orderNotice|confirmation)$)',
    ),
  },
  { name: 'spot', test: own('contract/spot/', 'entities/spot-account/') },
  { name: 'tickets', test: own('features/(?:edit-order|place-order)/(?:index|ticketModel)$') },
  {
    name: 'positions',
    test: own(
      'features/(?:edit-contract-order|manage-position|mock-funds)/index$',
      'features/place-contract-order/(?:settingModel|ticket)$',
      'contract/swap/endpoints/(?:account|orders|positions)$',
    ),
  },
  { name: 'order-form', test: own('shared/order-form/', 'ui/(?:OrderSizeField|PriceField)/') },
  { name: 'charts', test: own('ui/ChartFrame/') },
  { name: 'panels', test: own('widgets/trade-desk/(?:BookPanel|ChartPanel|DeskCommands|DeskTabs|PhoneParts|TapePanel)') },
];

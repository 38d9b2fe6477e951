import type { MenuEntryGroup, MenuEntry } from '@/features/menu';

const entry = (label: string, overrides: Partial<MenuEntry> = {}): MenuEntry => ({
  id: label,
  label,
  href: `/en_US/${encodeURIComponent(label.toLowerCase())}`,
  badge: null,
  opensNewTab: false,
  isCurrent: false,
  ...overrides,
});

const group = (label: string, entries: readonly MenuEntry[]): MenuEntryGroup => ({ id: label, label, entries });

/** The complete main menu of the specification, as if every screen were built. */
export const wholeMenu: readonly MenuEntryGroup[] = [
  group('Buy crypto', [entry('Top-up'), entry('C2C buy'), entry('Card', { badge: 'new' })]),
  group('Market', [entry('Market', { isCurrent: true }), entry('Industry data')]),
  group('Trade', [entry('Spot'), entry('Margin'), entry('Pre-market', { badge: 'new' })]),
  group('Contract', [
    entry('Perpetual', { badge: 'hot' }),
    entry('Delivery'),
    entry('Simulation'),
    entry('Copy'),
    entry('Cashback activity'),
  ]),
  group('Copy contract', [entry('Copy contract')]),
  group('Financial', [entry('Wealth management'), entry('Pledge borrowing'), entry('Dual-currency')]),
  group('More', [
    entry('Invitation'),
    entry('Benefits'),
    entry('Pay'),
    entry('Live', { badge: 'live' }),
    entry('VIP'),
    entry('IEO'),
    entry('Learn'),
    entry('NFT'),
    entry('Research'),
    entry('Support'),
    entry('Notice'),
    entry('Airdrop campaign'),
    entry('Selection', { opensNewTab: true }),
  ]),
];

/** The footer columns, each with entries. */
export const wholeFooter: readonly MenuEntryGroup[] = [
  {
    ...group(
      'About us',
      ['About', 'Terms of use', 'Privacy', 'Careers'].map((label) => entry(label)),
    ),
    id: 'about',
  },
  {
    ...group(
      'Products',
      ['Market', 'Spot', 'Margin', 'Contracts', 'Copy trading', 'Earn'].map((label) => entry(label)),
    ),
    id: 'products',
  },
  {
    ...group(
      'Services',
      ['Fees', 'API', 'Coin list', 'Invitation'].map((label) => entry(label)),
    ),
    id: 'services',
  },
  {
    ...group(
      'Support',
      ['Help centre', 'Notices', 'Feedback', 'Status'].map((label) => entry(label)),
    ),
    id: 'support',
  },
  {
    ...group(
      'Contact',
      ['Official channels'].map((label) => entry(label)),
    ),
    id: 'contact',
  },
];

import { createContext, use, type Key, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { memoized } from '../memoized';
import type { Unstyled } from '../props';
import { count as countStyle, list, panel, tab, tabs as tabsStyle } from './Tabs.css';
import type { TabsProps as AriaTabsProps } from 'react-aria-components/Tabs';

export interface TabItem {
  id: string;
  label: string;
  /** A number beside the label, as text. */
  count?: string;
  /** Makes the tab a link, so that the choice is stored in the address. */
  href?: string;
  isDisabled?: boolean;
}

export interface TabsProps extends Omit<Unstyled<AriaTabsProps>, 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
  variant?: 'underline' | 'segment' | 'chip';
  size?: 'compact' | 'regular' | 'large';
  /** In a panel without padding: the tabs have an inset and stay fixed, and their content takes the remaining height. */
  fills?: boolean;
  /** Wraps the tabs if one row is too short for all; otherwise they scroll. */
  wraps?: boolean;
  /** The content of the selected tab. */
  children: ReactNode | ((id: string) => ReactNode);
}

/** Shows one of several panels. */
export function Tabs({ variant = 'underline', size = 'regular', fills = false, wraps = false, children, ...props }: TabsProps) {
  return (
    <ContentContext value={children}>
      <TabsFrame {...props} variant={variant} size={size} fills={fills} wraps={wraps} />
    </ContentContext>
  );
}

/** The content of the panels; it changes more often than the tabs, whose collection is costly to render. */
const ContentContext = createContext<TabsProps['children']>(null);

const TabsFrame = memoized(function TabsFrame({
  label,
  tabs,
  selected,
  defaultSelected,
  onSelect,
  variant,
  size,
  fills,
  wraps,
  ...props
}: Omit<TabsProps, 'children'>) {
  // Selected from the start: react-aria would select it only after rendering the tabs without a panel.
  const first = tabs.find(({ isDisabled }) => !isDisabled)?.id;
  const choose = (key: Key) => onSelect?.(String(key));
  return (
    <AriaTabs
      {...props}
      selectedKey={selected}
      defaultSelectedKey={defaultSelected ?? first}
      onSelectionChange={choose}
      className={tabsStyle({ fills })}
    >
      <TabList aria-label={label} className={list({ variant, fills, wraps })}>
        {tabs.map(({ id, label: name, count, href, isDisabled }) => (
          <Tab
            key={id}
            ref={id === selected ? reveal : null}
            id={id}
            href={href}
            isDisabled={isDisabled}
            className={tab({ variant, size })}
          >
            {name}
            {count && <span className={countStyle}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id }) => (
        <TabPanel key={id} id={id} className={panel({ fills })}>
          {/* A deselected panel stays mounted for a moment and would render the content a second time, beside the newly selected one. */}
          {({ isInert }) => !isInert && <PanelContent id={id} />}
        </TabPanel>
      ))}
    </AriaTabs>
  );
});

function PanelContent({ id }: { id: string }) {
  const content = use(ContentContext);
  return typeof content === 'function' ? content(id) : content;
}

/** Scrolls an overflowing row of tabs to the selected one, and never the page. Runs in the next frame, whose layout is computed anyway. */
function reveal(tab: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const row = tab?.closest('[role=tablist]');
    if (!tab || !row) return;
    const [tabBox, rowBox] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, tabBox.right - rowBox.right) - Math.max(0, rowBox.left - tabBox.left);
  });
}

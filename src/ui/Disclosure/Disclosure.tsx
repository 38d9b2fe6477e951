import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import type { DisclosureProps as AriaDisclosureProps } from 'react-aria-components/Disclosure';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup';
import type { DisclosureGroupProps as AriaGroupProps } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../Icon/Icon';
import type { Unstyled } from '../props';
import { chevron, group, item, panel, trigger } from './Disclosure.css';

export interface DisclosureProps extends Unstyled<AriaDisclosureProps> {
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A title with content that expands below it; the browser's page search finds collapsed content too. */
export function Disclosure({ title, level = 3, children, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className={item}>
      <Heading level={level}>
        <Button slot="trigger" className={trigger}>
          {title}
          <span className={chevron}>
            <Icon icon={ChevronDown} size="regular" />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}

export interface DisclosureGroupProps extends Unstyled<AriaGroupProps> {
  children: ReactNode;
}

/** Disclosures of which one is open at a time, or several with `allowsMultipleExpanded`. */
export function DisclosureGroup(props: DisclosureGroupProps) {
  return <AriaDisclosureGroup {...props} className={group} />;
}

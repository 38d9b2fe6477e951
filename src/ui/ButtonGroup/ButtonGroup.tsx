import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { group } from './ButtonGroup.css';

export interface ButtonGroupProps {
  /** Says what the buttons have in common. */
  label: string;
  /** Buttons of one size and tone. */
  children: ReactNode;
  /** `joined` for parts of one thing, `spaced` for actions that wrap on a narrow screen. */
  variant?: keyof typeof group;
}

/** Keeps related buttons together under one name. For a choice of one use `SegmentedControl`. */
export function ButtonGroup({ label, children, variant = 'joined' }: ButtonGroupProps) {
  return (
    <Group aria-label={label} className={group[variant]}>
      {children}
    </Group>
  );
}

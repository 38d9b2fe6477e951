import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { group } from './ButtonGroup.css';

export interface ButtonGroupProps {
  /** Accessible name: what the buttons have in common. */
  label: string;
  /** Buttons of one size and tone. */
  children: ReactNode;
  /** `joined` for parts of one thing, `spaced` for actions that wrap on a narrow screen. */
  variant?: keyof typeof group;
}

/** Groups related buttons under one accessible name. To choose one of several options use `SegmentedControl`. */
export function ButtonGroup({ label, children, variant = 'joined' }: ButtonGroupProps) {
  return (
    <Group aria-label={label} className={group[variant]}>
      {children}
    </Group>
  );
}

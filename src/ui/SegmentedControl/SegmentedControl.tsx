import type { LucideIcon } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { controlSizes } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { list, tab } from '../Tabs/Tabs.css';
import { memoized } from '../memoized';
import { control, segment, touch } from './SegmentedControl.css';

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  /** Shown instead of the label, which then only names the segment. */
  icon?: LucideIcon;
  /** `rise` and `fall` only for buying and selling. */
  tone?: keyof typeof segment;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  /** Accessible name: what is being chosen. */
  label: string;
  options: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** 28 or 36 px, or 44 px for the main choice on a phone. */
  size?: (typeof controlSizes)[number];
  width?: 'content' | 'full';
  isDisabled?: boolean;
  /** Id of the element that explains why some options are disabled. */
  'aria-describedby'?: string;
}

/** Selects one of a few options that are all visible and take effect at once. To switch panels use `Tabs`, in a form `RadioGroup`. */
export const SegmentedControl = memoized(function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
  size = 'regular',
  width = 'content',
  isDisabled,
  'aria-describedby': describedBy,
}: SegmentedControlProps<Id>) {
  const choose = (keys: ReadonlySet<unknown>) => {
    const chosen = options.find(({ id }) => keys.has(id));
    if (chosen) onChange(chosen.id);
  };
  const isFree = (option: Segment<Id>) => option.isDisabled !== true;
  // Tab enters at the selected option, as with radio buttons; the arrow keys reach the others.
  const tabStop = options.find((option) => option.id === value && isFree(option)) ?? options.find(isFree);
  const tabClass = size === 'touch' ? `${tab({ variant: 'segment', size: 'regular' })} ${touch}` : tab({ variant: 'segment', size });
  return (
    <ToggleButtonGroup
      aria-label={label}
      aria-describedby={describedBy}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={choose}
      isDisabled={isDisabled}
      className={`${list({ variant: 'segment' })} ${control({ width })}`}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          isDisabled={option.isDisabled}
          excludeFromTabOrder={option !== tabStop}
          aria-label={option.icon && option.label}
          className={`${tabClass} ${segment[option.tone ?? 'plain']}`}
        >
          {option.icon ? <Icon icon={option.icon} /> : option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});

import { ChevronDown } from 'lucide-react';
import { AmountField } from '../AmountField/AmountField';
import type { AmountFieldProps } from '../AmountField/AmountField';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Menu } from '../Menu/Menu';
import { Slider } from '../Slider/Slider';
import { useUiText } from '../texts';
import { useOverlay } from '../useOverlay';
import { actions, size as sizeStyle } from './OrderSizeField.css';

export interface OrderSizeFieldProps extends Omit<AmountFieldProps, 'action'> {
  /** The units to choose from, instead of a fixed one. */
  units?: {
    /** Label of the button that changes the unit. */
    readonly label: string;
    readonly options: readonly { readonly id: string; readonly label: string; readonly description?: string }[];
    readonly value: string;
    /** The caller converts the size, because only the caller knows the price. */
    readonly onChange: (id: string) => void;
  };
  /** Fills the field with the whole available amount: "All". */
  all: { readonly label: string; readonly onPress: () => void };
  /** The size as a share of the available amount, from 0 to 100. */
  share: { readonly label: string; readonly percent: number; readonly onChange: (percent: number) => void };
}

const quarters = [0, 25, 50, 75, 100].map((value) => ({ value, text: `${value}%` }));

/** The size of an order: an amount in a fixed or selectable unit, the whole available amount, or a share of it. */
export function OrderSizeField({ units, unit, all, share, ...props }: OrderSizeFieldProps) {
  const text = useUiText();
  const { wasOpened, trigger, overlay } = useOverlay('menu');
  const chosen = units?.options.find(({ id }) => id === units.value)?.label ?? units?.value;
  const isLocked = props.isDisabled || props.isReadOnly;
  return (
    <div className={sizeStyle}>
      <AmountField
        {...props}
        unit={units ? undefined : unit}
        action={
          <span className={actions}>
            <Button size="compact" tone="quiet" isDisabled={isLocked} onPress={all.onPress}>
              {all.label}
            </Button>
            {units && (
              <Button
                {...trigger}
                size="compact"
                tone="quiet"
                isDisabled={isLocked}
                aria-label={text('named', { name: units.label, value: chosen ?? '' })}
              >
                {chosen}
                <Icon icon={ChevronDown} />
              </Button>
            )}
            {units && wasOpened && (
              <Menu
                {...overlay}
                label={units.label}
                groups={[{ id: 'units', entries: units.options }]}
                selected={units.value}
                onAction={units.onChange}
              />
            )}
          </span>
        }
      />
      <Slider label={share.label} isLabelHidden value={share.percent} onChange={share.onChange} marks={quarters} isDisabled={isLocked} />
    </div>
  );
}

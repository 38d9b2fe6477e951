import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import type { NumberFieldProps } from 'react-aria-components/NumberField';
import type { controlSizes } from '../Button/Button';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { box, field } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { iconButton } from '../IconButton/IconButton.css';
import type { Unstyled } from '../props';
import { down, number, up } from './NumberStepper.css';

export interface NumberStepperProps extends FieldTexts, Unstyled<NumberFieldProps> {
  size?: (typeof controlSizes)[number];
  width?: 'content' | 'full';
}

/** A count that is typed or stepped: grids, days, contracts, a multiple. For amounts and prices, which are decimal text, use `AmountField` or `PriceField`. */
export function NumberStepper({
  label,
  isLabelHidden,
  aside,
  description,
  errorMessage,
  size = 'regular',
  width = 'full',
  ...props
}: NumberStepperProps) {
  const buttonSize = size === 'touch' ? 'regular' : size === 'regular' ? 'compact' : 'small';
  const step = iconButton({ size: buttonSize, tone: 'quiet' });
  return (
    <NumberField isInvalid={Boolean(errorMessage)} {...props} className={field({ width })}>
      <Field label={label} isLabelHidden={isLabelHidden} aside={aside} description={description} errorMessage={errorMessage}>
        <Group className={box({ size })}>
          <Button slot="decrement" className={`${step} ${down}`}>
            <Icon icon={Minus} />
          </Button>
          <Input className={number} />
          <Button slot="increment" className={`${step} ${up}`}>
            <Icon icon={Plus} />
          </Button>
        </Group>
      </Field>
    </NumberField>
  );
}

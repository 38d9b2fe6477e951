import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import type { FormProps } from '../Form/Form';
import { Heading } from '../Heading/Heading';
import { Stepper } from '../Stepper/Stepper';
import type { Step } from '../Stepper/Stepper';
import { Text } from '../Text/Text';
import { buttons, head, overview, place, wizard } from './Wizard.css';

export interface WizardProps extends Pick<FormProps, 'errors'> {
  /** Accessible name of the steps: "Steps of the verification". */
  label: string;
  steps: readonly Step[];
  /** Index of the open step. */
  current: number;
  /** The open step in words, for a phone: "Step 2 of 5". */
  stepText: string;
  /** What the open step asks for, in a sentence. */
  hint?: string;
  /** The fields of the open step. */
  children: ReactNode;
  /** Called to go to the next step, or to submit the last one. */
  onNext: () => void;
  nextLabel: string;
  /** Called to go back to the previous step; absent on the first one. */
  onBack?: () => void;
  backLabel: string;
  isPending?: boolean;
  /** Announced with the label of the next button while `isPending`. */
  pendingLabel?: string;
  /** Shown with the heading: whether the input is saved. */
  note?: ReactNode;
}

/** A task in steps, one open at a time: the list of steps, the fields of the open one, and back and next buttons. The focus moves to the heading of each newly opened step. */
export function Wizard({ label, steps, current, stepText, hint, note, children, errors, ...navigation }: WizardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useLayoutEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);
  const title = steps[current]?.label ?? '';
  return (
    <div className={wizard}>
      <div className={overview}>
        <Stepper label={label} steps={steps} current={current} />
      </div>
      <div className={head}>
        <div className={place}>
          <Text size="dense" tone="soft">
            {stepText}
          </Text>
        </div>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {hint && (
          <Text as="p" tone="soft">
            {hint}
          </Text>
        )}
        {note}
      </div>
      <Form key={current} label={title} errors={errors} onSubmit={navigation.onNext}>
        {children}
        <div className={buttons}>
          {navigation.onBack ? (
            <Button size="touch" onPress={navigation.onBack}>
              {navigation.backLabel}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" tone="accent" size="touch" isPending={navigation.isPending} pendingLabel={navigation.pendingLabel}>
            {navigation.nextLabel}
          </Button>
        </div>
      </Form>
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { aside, error, label, labelRow, note } from './Field.css';

/** Texts of a form field, supported by every field component. */
export interface FieldTexts {
  label: string;
  /** For fields named by their context; screen readers still read the label. */
  isLabelHidden?: boolean;
  /** Shown opposite the label: a balance, a limit. */
  aside?: ReactNode;
  description?: ReactNode;
  /** What is wrong and how to fix it; makes the field invalid. */
  errorMessage?: string;
}

export interface FieldProps extends FieldTexts {
  children: ReactNode;
}

/** Label, aside, description and error of a control, associated for screen readers by the surrounding react-aria field. */
export function Field({ label: name, isLabelHidden = false, aside: extra, description, errorMessage, children }: FieldProps) {
  const labelElement = <Label className={label}>{name}</Label>;
  return (
    <>
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <span className={labelRow}>
          {labelElement}
          {extra && <span className={aside}>{extra}</span>}
        </span>
      )}
      {children}
      {description && (
        <Text slot="description" className={note}>
          {description}
        </Text>
      )}
      <FieldError className={error}>
        {errorMessage && (
          <>
            <Icon icon={CircleAlert} />
            {errorMessage}
          </>
        )}
      </FieldError>
    </>
  );
}

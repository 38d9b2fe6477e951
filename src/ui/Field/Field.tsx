import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { aside, error, label, labelRow, note } from './Field.css';

/** What every field says about itself; each field component takes these. */
export interface FieldTexts {
  label: string;
  /** For fields whose surroundings already name them; screen readers still read the label. */
  isLabelHidden?: boolean;
  /** Stands across from the label: a balance, a limit. */
  aside?: ReactNode;
  description?: ReactNode;
  /** What is wrong and how to mend it; a field that has one is invalid. */
  errorMessage?: string;
}

export interface FieldProps extends FieldTexts {
  children: ReactNode;
}

/** Puts label, aside, description and error around a control, tied to it for screen readers by the react-aria field it stands in. */
export function Field({ label: name, isLabelHidden = false, aside: extra, description, errorMessage, children }: FieldProps) {
  const ownLabel = <Label className={label}>{name}</Label>;
  return (
    <>
      {isLabelHidden ? (
        <VisuallyHidden>{ownLabel}</VisuallyHidden>
      ) : (
        <span className={labelRow}>
          {ownLabel}
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

import { useId, type ReactNode } from 'react';
import type { controlSizes } from '../Button/Button';
import { CopyButton } from '../CopyButton/CopyButton';
import { aside as asideStyle, field, label as labelStyle, labelRow, note } from '../Field/Field.css';
import { box, copy, text } from './CopyField.css';

export interface CopyFieldProps {
  label: string;
  /** The text to copy, shown in full: an address, a key, a link. */
  value: string;
  /** Label of the copy button: "Copy address". */
  copyLabel: string;
  /** Shown opposite the label: a network. */
  aside?: ReactNode;
  description?: ReactNode;
  size?: (typeof controlSizes)[number];
}

/** A text to copy, shown in full beside a copy button. For one of many properties use `DescriptionList`. */
export function CopyField({ label, value, copyLabel, aside, description, size = 'regular' }: CopyFieldProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={field({ width: 'full' })}
    >
      <span className={labelRow}>
        <span id={`${id}-label`} className={labelStyle}>
          {label}
        </span>
        {aside && <span className={asideStyle}>{aside}</span>}
      </span>
      <div className={box({ size })}>
        <span className={text({ size })} translate="no">
          {value}
        </span>
        <span className={copy}>
          <CopyButton text={value} label={copyLabel} size={size} />
        </span>
      </div>
      {description && (
        <span id={`${id}-description`} className={note}>
          {description}
        </span>
      )}
    </div>
  );
}

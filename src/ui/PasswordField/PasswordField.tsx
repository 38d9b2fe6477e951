import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Meter } from 'react-aria-components/Meter';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { TextField } from '../TextField/TextField';
import type { TextFieldProps } from '../TextField/TextField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { below, rule, rules as rulesStyle, stepOf, steps, strength as strengthStyle, word } from './PasswordField.css';

export interface PasswordStrength {
  /** Accessible name of the scale: "Password strength". */
  label: string;
  /** Steps reached, of four; 0 while the field is empty. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The score in a word: "Fair". */
  text: string;
}

export interface PasswordRule {
  id: string;
  /** "At least 8 characters" */
  text: string;
  isMet: boolean;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'isNumeric'> {
  /** Labels of the button that shows and hides the password. */
  reveal: { readonly show: string; readonly hide: string };
  /** For a new password; without it no scale is shown. */
  strength?: PasswordStrength;
  /** The rules for a new password; `met` tells screen readers that one is satisfied. */
  rules?: { readonly list: readonly PasswordRule[]; readonly met: string };
}

/** A password that can be shown while typing; a new one also shows its strength and the rules it has to meet. */
export function PasswordField({ reveal, strength, rules, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const field = (
    <TextField
      autoComplete={strength || rules ? 'new-password' : 'current-password'}
      spellCheck="false"
      {...props}
      {...(rules && { 'aria-describedby': id })}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          icon={isShown ? EyeOff : Eye}
          label={isShown ? reveal.hide : reveal.show}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
  if (!strength && !rules) return field;
  return (
    <div className={below}>
      {field}
      {strength && <Strength {...strength} />}
      {rules && (
        <ul id={id} className={rulesStyle}>
          {rules.list.map((one) => (
            <li key={one.id} className={rule}>
              <Icon icon={one.isMet ? Check : Circle} tone={one.isMet ? 'success' : 'faint'} />
              {one.text}
              {one.isMet && <VisuallyHidden>{rules.met}</VisuallyHidden>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const tones = ['empty', 'weak', 'fair', 'good', 'good'] as const;

/** The strength of a password as a scale of four steps and a word. */
function Strength({ label, score, text }: PasswordStrength) {
  return (
    <Meter aria-label={label} value={score} maxValue={4} valueLabel={text} className={strengthStyle}>
      <span className={steps}>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={stepOf[step <= score ? tones[score] : 'empty']} />
        ))}
      </span>
      <span className={word}>{text}</span>
    </Meter>
  );
}

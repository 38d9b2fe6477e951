import { useLayoutEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form as AriaForm } from 'react-aria-components/Form';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { fields, form, problem, problems, summary } from './Form.css';

export interface FormError {
  /** The `name` of the field. */
  field: string;
  /** The message that the field shows too. */
  message: string;
}

export interface FormProps {
  /** Fields with a `name` each, and the button that submits. */
  children: ReactNode;
  onSubmit: () => void;
  /** What has to be mended, in the order of the fields. */
  errors: readonly FormError[];
  /** Heads the list of errors: "Mend two fields to go on". */
  summaryTitle: string;
  /** Names the form. */
  label?: string;
}

/** Fields that are submitted together. After a submit with errors the focus moves to a summary, whose lines lead to the fields. */
export function Form({ children, onSubmit, errors, summaryTitle, label }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isSubmitted = useRef(false);

  // Errors may arrive with the answer to a call; those that come while typing do not take the focus.
  useLayoutEffect(() => {
    if (!isSubmitted.current || errors.length === 0) return;
    isSubmitted.current = false;
    list.current?.focus();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    isSubmitted.current = true;
    onSubmit();
  };
  const lead = (name: string) => {
    const found = element.current?.elements.namedItem(name);
    const field = found instanceof RadioNodeList ? [...found].find((one) => one instanceof HTMLElement) : found;
    if (field instanceof HTMLElement) focusField(field);
  };
  return (
    <AriaForm ref={element} aria-label={label} validationBehavior="aria" onSubmit={submit} className={form}>
      {errors.length > 0 && (
        <div ref={list} tabIndex={-1} role="group" aria-label={summaryTitle} className={summary}>
          <InlineAlert tone="danger" title={summaryTitle}>
            <ul className={problems}>
              {errors.map(({ field, message }) => (
                <li key={field}>
                  <Button className={problem} onPress={() => lead(field)}>
                    {message}
                  </Button>
                </li>
              ))}
            </ul>
          </InlineAlert>
        </div>
      )}
      <div
        className={fields}
        onInput={() => {
          isSubmitted.current = false;
        }}
      >
        {children}
      </div>
    </AriaForm>
  );
}

/** Focuses a field, or what is operated where the field submits a hidden input beside it. */
function focusField(field: HTMLElement) {
  const hidden = field.closest<HTMLElement>('[aria-hidden="true"], [hidden], [type="hidden"]');
  const parts = operated.map((selector) => hidden?.parentElement?.querySelector<HTMLElement>(selector));
  (parts.find((part) => part) ?? field).focus();
}

const operated = ['input:not([type="hidden"], [hidden], [aria-hidden="true"] *)', '[role="spinbutton"]', 'button'];

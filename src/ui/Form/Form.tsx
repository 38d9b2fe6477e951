import { createContext, use, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form as AriaForm } from 'react-aria-components/Form';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { memoized } from '../memoized';
import { useUiText } from '../texts';
import { fields, form, problem, problemField, problems, summary } from './Form.css';

export interface FormError {
  /** The `name` of the field. */
  field: string;
  /** The message, as shown at the field. */
  message: string;
}

export interface FormProps {
  /** Fields, each with a `name`, and the submit button. */
  children: ReactNode;
  onSubmit: () => void;
  /** The errors to fix, in the order of the fields. */
  errors: readonly FormError[];
  /** Accessible name of the form. */
  label?: string;
}

/** Fields that are submitted together. After a submit with errors the focus moves to a summary with links to the fields; lines with the same message name their fields. */
export function Form({ children, onSubmit, errors, label }: FormProps) {
  const text = useUiText();
  const element = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Whether errors of the last submit are awaited: until they appear, or the user turns to something else. */
  const isSubmitted = useRef(false);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const invalidFields = errors.map(({ field }) => field).join('\n');
  /** Labels of the fields with errors. */
  const [labels, setLabels] = useState<readonly string[]>([]);

  // Errors may arrive later with a response; those that appear while typing do not take the focus.
  useLayoutEffect(() => {
    if (!isSubmitted.current || errors.length === 0) return;
    isSubmitted.current = false;
    list.current?.focus();
  });
  // In the capture phase, which the event that submits the form has already passed.
  useEffect(() => {
    const moveOn = ({ target }: Event) => {
      // A dialog that the submit opens, such as a security check, is part of it.
      const dialog = target instanceof Element ? target.closest('[role$="dialog"]') : null;
      if (!dialog || dialog.contains(element.current)) isSubmitted.current = false;
    };
    for (const type of userActions) document.addEventListener(type, moveOn, { capture: true });
    return () => {
      for (const type of userActions) document.removeEventListener(type, moveOn, { capture: true });
    };
  }, []);
  useLayoutEffect(() => setLabels(invalidFields.split('\n').map((field) => labelOf(fieldNamed(element.current, field)))), [invalidFields]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    isSubmitted.current = true;
    onSubmit();
    render(); // the errors may be the same as before
  };
  const goToField = (name: string) => {
    const field = fieldNamed(element.current, name);
    if (field) focusField(field);
  };
  const content = (
    <>
      {errors.length > 0 && (
        <div ref={list} tabIndex={-1} role="group" aria-label={text('checkFields')} className={summary}>
          <InlineAlert tone="danger" title={text('checkFields')}>
            <ul className={problems}>
              {errors.map(({ field, message }, index) => (
                <li key={field}>
                  <Button className={problem} onPress={() => goToField(field)}>
                    {errors.some((other) => other.field !== field && other.message === message) && (
                      <>
                        <strong className={problemField}>{labels[index]}</strong>{' '}
                      </>
                    )}
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
    </>
  );
  return (
    <ContentContext value={content}>
      <FormFrame ref={element} label={label} onSubmit={submit} />
    </ContentContext>
  );
}

/** Events with which the user turns to something else. */
const userActions = ['keydown', 'pointerdown'] as const;

/** The content of the form; it changes more often than the form around it, whose context renders every field again. */
const ContentContext = createContext<ReactNode>(null);

interface FormFrameProps {
  ref: Ref<HTMLFormElement>;
  label: string | undefined;
  onSubmit: (event: FormEvent) => void;
}

const FormFrame = memoized(function FormFrame({ ref, label, onSubmit }: FormFrameProps) {
  return (
    <AriaForm ref={ref} aria-label={label} validationBehavior="aria" onSubmit={onSubmit} className={form}>
      <FormContent />
    </AriaForm>
  );
});

function FormContent() {
  return use(ContentContext);
}

function fieldNamed(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  const all = found instanceof RadioNodeList ? [...found] : [found];
  return all.find((one) => one instanceof HTMLElement);
}

const labelOf = (field: HTMLElement | undefined): string =>
  (field instanceof HTMLInputElement && field.labels?.[0]?.textContent) || field?.getAttribute('aria-label') || '';

/** Focuses a field, or its visible control if the field submits a hidden input. */
function focusField(field: HTMLElement) {
  const hidden = field.closest<HTMLElement>('[aria-hidden="true"], [hidden], [type="hidden"]');
  const parts = controlSelectors.map((selector) => hidden?.parentElement?.querySelector<HTMLElement>(selector));
  (parts.find((part) => part) ?? field).focus();
}

const controlSelectors = ['input:not([type="hidden"], [hidden], [aria-hidden="true"] *)', '[role="spinbutton"]', 'button'];

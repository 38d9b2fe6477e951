import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Text } from '@/ui/Text/Text';
import { pxToRem } from '@/ui/textScale';
import { forceStates } from './forcedStates';
import { cell, filledCell, sheet } from './StatesSheet.css';

/** How a component is put into a state: by the attributes react-aria would set, or by props. */
export interface State {
  readonly attributes?: readonly string[];
  readonly props?: Readonly<Record<string, unknown>>;
}

/** States of a pressable component. */
export const pressStates = {
  Rest: {},
  Hovered: { attributes: ['data-hovered'] },
  Pressed: { attributes: ['data-hovered', 'data-pressed'] },
  Focused: { attributes: ['data-focused', 'data-focus-visible'] },
  Disabled: { props: { isDisabled: true } },
} as const satisfies Record<string, State>;

/** States of a pressable component without a disabled state: a link, or a container of buttons. */
export const enabledStates = {
  Rest: pressStates.Rest,
  Hovered: pressStates.Hovered,
  Pressed: pressStates.Pressed,
  Focused: pressStates.Focused,
} as const satisfies Record<string, State>;

/** States of a field. */
export const fieldStates = {
  Rest: {},
  Hovered: { attributes: ['data-hovered'] },
  Focused: { attributes: ['data-focus-within', 'data-focused', 'data-focus-visible'] },
  Invalid: { props: { errorMessage: 'Enter a value.' } },
  ReadOnly: { props: { isReadOnly: true } },
  Disabled: { props: { isDisabled: true } },
} as const satisfies Record<string, State>;

/** States of a field without invalid and read-only states. */
export const plainFieldStates = {
  Rest: fieldStates.Rest,
  Hovered: fieldStates.Hovered,
  Focused: fieldStates.Focused,
  Disabled: fieldStates.Disabled,
} as const satisfies Record<string, State>;

/** States of a field that opens a list of options. */
export const pickerStates = { ...plainFieldStates, Invalid: fieldStates.Invalid } as const satisfies Record<string, State>;

/** States of a single option, such as a checkbox. */
export const choiceStates = {
  ...pressStates,
  Invalid: { props: { isInvalid: true } },
  ReadOnly: fieldStates.ReadOnly,
} as const satisfies Record<string, State>;

/** States of a group of options. */
export const groupStates = {
  ...pressStates,
  Invalid: fieldStates.Invalid,
  ReadOnly: fieldStates.ReadOnly,
} as const satisfies Record<string, State>;

export interface StatesSheetProps<Variant extends string> {
  readonly variants: readonly Variant[];
  readonly states: Readonly<Record<string, State>>;
  /** Cell width in px at the default text size, for components that fill the available width; by default, cells fit their content. */
  readonly cellWidth?: number;
  /** Renders a variant with the props of a state. */
  readonly children: (variant: Variant, props: Readonly<Record<string, unknown>>, state: string) => ReactNode;
}

/** Shows every variant of a component in every state. */
export function StatesSheet<Variant extends string>({ variants, states, cellWidth, children }: StatesSheetProps<Variant>) {
  return (
    <div
      role="group"
      aria-label="States"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, also by keyboard
      tabIndex={0}
      className={sheet}
      style={{
        gridTemplateColumns: `max-content repeat(${Object.keys(states).length}, ${cellWidth ? pxToRem(cellWidth) : 'max-content'})`,
      }}
    >
      <span />
      {Object.keys(states).map((name) => (
        <Text key={name} size="small" tone="soft">
          {name}
        </Text>
      ))}
      {variants.map((variant) => (
        <Row key={variant} name={variant}>
          {Object.entries(states).map(([name, { attributes = [], props = {} }]) => (
            <ForcedState key={name} attributes={attributes} isFilled={cellWidth !== undefined}>
              {children(variant, props, name)}
            </ForcedState>
          ))}
        </Row>
      ))}
    </div>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Text size="small" tone="soft" wrap="never">
        {name}
      </Text>
      {children}
    </>
  );
}

interface ForcedStateProps {
  readonly attributes: readonly string[];
  readonly isFilled: boolean;
  readonly children: ReactNode;
}

/** Sets the attributes of a state on its children, and again whenever the component re-renders or changes state, until `data-forced` is removed. */
function ForcedState({ attributes, isFilled, children }: ForcedStateProps) {
  const container = useRef<HTMLDivElement>(null);
  const names = attributes.join(' ');
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !names) return undefined;
    const mark = () => {
      if (element.dataset.forced !== undefined) forceStates(element, names.split(' '));
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: names.split(' ') });
    return () => observer.disconnect();
  }, [names]);
  return (
    <div ref={container} className={isFilled ? filledCell : cell} data-forced={names || undefined}>
      {children}
    </div>
  );
}

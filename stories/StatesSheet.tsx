import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Text } from '@/ui/Text/Text';
import { withText } from '@/ui/textScale';
import { forceStates } from './forcedStates';
import { cell, filledCell, sheet } from './StatesSheet.css';

/** How a component gets into a state: by attributes that react-aria would set, or by props. */
export interface State {
  readonly attributes?: readonly string[];
  readonly props?: Readonly<Record<string, unknown>>;
}

/** The states of what can be pressed. */
export const pressStates = {
  Rest: {},
  Hovered: { attributes: ['data-hovered'] },
  Pressed: { attributes: ['data-hovered', 'data-pressed'] },
  Focused: { attributes: ['data-focused', 'data-focus-visible'] },
  Disabled: { props: { isDisabled: true } },
} as const satisfies Record<string, State>;

/** The states of what is pressed and never disabled by itself: a link, or what holds buttons. */
export const liveStates = {
  Rest: pressStates.Rest,
  Hovered: pressStates.Hovered,
  Pressed: pressStates.Pressed,
  Focused: pressStates.Focused,
} as const satisfies Record<string, State>;

/** The states of a field. */
export const fieldStates = {
  Rest: {},
  Hovered: { attributes: ['data-hovered'] },
  Focused: { attributes: ['data-focus-within', 'data-focused', 'data-focus-visible'] },
  Invalid: { props: { errorMessage: 'Enter a value.' } },
  ReadOnly: { props: { isReadOnly: true } },
  Disabled: { props: { isDisabled: true } },
} as const satisfies Record<string, State>;

/** The states of a field that is neither invalid nor read-only by itself. */
export const plainFieldStates = {
  Rest: fieldStates.Rest,
  Hovered: fieldStates.Hovered,
  Focused: fieldStates.Focused,
  Disabled: fieldStates.Disabled,
} as const satisfies Record<string, State>;

/** The states of a field that opens a list of choices. */
export const pickerStates = { ...plainFieldStates, Invalid: fieldStates.Invalid } as const satisfies Record<string, State>;

/** The states of a choice by itself. */
export const choiceStates = {
  ...pressStates,
  Invalid: { props: { isInvalid: true } },
  ReadOnly: fieldStates.ReadOnly,
} as const satisfies Record<string, State>;

/** The states of a group of choices. */
export const groupStates = {
  ...pressStates,
  Invalid: fieldStates.Invalid,
  ReadOnly: fieldStates.ReadOnly,
} as const satisfies Record<string, State>;

export interface StatesSheetProps<Variant extends string> {
  readonly variants: readonly Variant[];
  readonly states: Readonly<Record<string, State>>;
  /** Width of a cell in px, with texts of the usual size, for what fills the width it is given; as wide as what it shows by default. */
  readonly cellWidth?: number;
  /** Renders a variant with the props of a state. */
  readonly children: (variant: Variant, props: Readonly<Record<string, unknown>>, state: string) => ReactNode;
}

/** Every variant of a component in every state, in one view. */
export function StatesSheet<Variant extends string>({ variants, states, cellWidth, children }: StatesSheetProps<Variant>) {
  return (
    <div
      role="group"
      aria-label="States"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, also by keyboard
      tabIndex={0}
      className={sheet}
      style={{
        gridTemplateColumns: `max-content repeat(${Object.keys(states).length}, ${cellWidth ? withText(cellWidth) : 'max-content'})`,
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
            <Marked key={name} attributes={attributes} isFilled={cellWidth !== undefined}>
              {children(variant, props, name)}
            </Marked>
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

interface MarkedProps {
  readonly attributes: readonly string[];
  readonly isFilled: boolean;
  readonly children: ReactNode;
}

/** Sets the attributes of a state on what it shows, and again when the component draws itself anew or leaves a state of its own, until the cell says no more that it is forced. */
function Marked({ attributes, isFilled, children }: MarkedProps) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = attributes.join(' ');
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !wanted) return undefined;
    const mark = () => {
      if (element.dataset.forced !== undefined) forceStates(element, wanted.split(' '));
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: wanted.split(' ') });
    return () => observer.disconnect();
  }, [wanted]);
  return (
    <div ref={place} className={isFilled ? filledCell : cell} data-forced={wanted || undefined}>
      {children}
    </div>
  );
}

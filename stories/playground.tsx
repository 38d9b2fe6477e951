import type { ArgTypes, Story } from '@ladle/react';
import type { ComponentType } from 'react';

type Choices = Readonly<Record<string, readonly string[]>>;

/** A story whose props are changed by controls: `args` are the first values, `choices` the component's own lists of what a prop takes. */
export function playground<Props extends object>(
  Component: ComponentType<Props>,
  args: Partial<Props>,
  choices: Choices = {},
): Story<Props> {
  const Playground: Story<Props> = (props) => <Component {...props} />;
  Playground.args = args;
  Playground.argTypes = Object.fromEntries(
    Object.entries(choices).map(([name, options]) => [name, { control: { type: 'select' }, options }]),
  ) as ArgTypes<Props>;
  return Playground;
}

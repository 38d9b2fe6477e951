import type { ArgType, ArgTypes, Story } from '@ladle/react';
import type { ComponentType } from 'react';

/** A control that offers a component's own options. */
export const choice = <const Option extends string>(options: readonly Option[]): ArgType<Option> => ({
  control: { type: 'select' },
  options,
});

/** A story with controls for its props: `args` are the initial values, `argTypes` define the props with fixed options. */
export function playground<Props extends object>(
  Component: ComponentType<Props>,
  args: Partial<Props>,
  argTypes: ArgTypes<Props> = {},
): Story<Props> {
  const Playground: Story<Props> = (props) => <Component {...props} />;
  Playground.args = args;
  Playground.argTypes = argTypes;
  return Playground;
}

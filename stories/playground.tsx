import type { ArgType, ArgTypes, Story } from '@ladle/react';
import type { ComponentType } from 'react';

/** A control that offers a component's own list of choices. */
export const choice = <const Option extends string>(options: readonly Option[]): ArgType<Option> => ({
  control: { type: 'select' },
  options,
});

/** A story whose props are changed by controls: `args` are the first values, `argTypes` say which of them are choices. */
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

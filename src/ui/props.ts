/** The props of a react-aria component without those that would allow restyling it. */
export type Unstyled<Props> = Omit<Props, 'className' | 'style' | 'render' | 'children'>;

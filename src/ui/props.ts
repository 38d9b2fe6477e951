/** The props of a react-aria component without those that would let a caller restyle it. */
export type Unstyled<Props> = Omit<Props, 'className' | 'style' | 'render' | 'children'>;

/** The props of a react-aria component without those that would let a caller restyle it. */
export type Bare<Props> = Omit<Props, 'className' | 'style' | 'render' | 'children'>;

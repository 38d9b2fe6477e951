export { LazyOverlay, type LazyOverlayProps, type OverlayBodyProps, type OverlayTrigger } from './LazyOverlay';
export { useLate, type Late, type LateOptions } from './useLate';

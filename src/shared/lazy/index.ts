export { LazyOverlay, type LazyOverlayProps, type OverlayBodyProps, type OverlayTrigger } from './LazyOverlay';
export { useLazyModule, type LazyModule, type LazyModuleOptions } from './useLazyModule';

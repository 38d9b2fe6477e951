export { lazyComponent, type LazyComponent } from './lazyComponent';
export { lazyNamed } from './lazyNamed';
export { lazyWithPlaceholder } from './lazyWithPlaceholder';
export { LazyOverlay, type LazyOverlayProps, type OverlayBodyProps, type OverlayTrigger } from './LazyOverlay';
export { LoadBoundary, type LoadBoundaryProps } from './LoadBoundary';
export { useIdleModule } from './useIdleModule';
export { useLazyModule, type LazyModule, type LazyModuleOptions } from './useLazyModule';

export { FrameGrid, type FrameCell } from './FrameGrid';

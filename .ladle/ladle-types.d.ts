// Stand-in for @ladle/react's own typings, which ship .tsx sources that fail under @types/react 19 and that skipLibCheck
// cannot skip. Mapped from tsconfig "paths"; the runtime import is untouched.
import type { ComponentType, Dispatch, FC, ReactNode } from 'react';
import type { GlobalAction, GlobalState, Config, KnownMeta } from '../node_modules/@ladle/react/typings-for-build/shared/types';
import type { AnyHandler, RequestHandler } from 'msw';

export type { GlobalAction, GlobalState, Config, UserConfig } from '../node_modules/@ladle/react/typings-for-build/shared/types';
export { ThemeState, ModeState, ActionType } from '../node_modules/@ladle/react/typings-for-build/shared/types';
export interface Meta extends KnownMeta {
  [key: string]: unknown;
}
export type Args<P = Record<string, unknown>> = Partial<P>;
export type ControlKind =
  | 'select'
  | 'multi-select'
  | 'radio'
  | 'inline-radio'
  | 'check'
  | 'inline-check'
  | 'background'
  | 'color'
  | 'date'
  | 'number'
  | 'text'
  | 'boolean'
  | 'range';
export interface ArgType<K = unknown> {
  control?: { type: ControlKind; name?: string; labels?: Record<string, string>; min?: number; max?: number; step?: number };
  options?: readonly K[];
  mapping?: Record<string, unknown>;
  defaultValue?: K;
  description?: string;
  name?: string;
  action?: string;
}
export type ArgTypes<P = Record<string, unknown>> = { [K in keyof P]?: ArgType<P[K]> };
export type StoryDecorator<P = object> = (
  component: ComponentType,
  context: { args: P; globalState: GlobalState; dispatch: Dispatch<GlobalAction> },
) => ReactNode;
interface StoryFields<P> {
  args?: Args<P>;
  argTypes?: ArgTypes<P>;
  decorators?: StoryDecorator<P>[];
  meta?: Meta;
  msw?: (RequestHandler | AnyHandler)[];
}
export interface StoryDefault<P = object> extends StoryFields<P> {
  title?: string;
}
export interface Story<P = object> extends FC<P>, StoryFields<P> {
  storyName?: string;
}
export type GlobalProvider = FC<{
  globalState: GlobalState;
  dispatch: Dispatch<GlobalAction>;
  config: Config;
  children: ReactNode;
  storyMeta?: Meta;
}>;
export function useLadleContext(): { globalState: GlobalState; dispatch: Dispatch<GlobalAction> };
export function useLink(): (storyId: string) => void;
export function action(name: string): (event?: unknown) => void;

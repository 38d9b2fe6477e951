import { AppWindow, Grid3x3, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Link } from '@/ui/Link/Link';
import { Popover } from '@/ui/Popover/Popover';
import { Select } from '@/ui/Select/Select';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { useOverlay } from '@/ui/useOverlay';
import { changeView, storyAddress, type Axis, type View } from '../view';
import { axisNames, optionsOf } from './choices';
import { combinationCount } from './matrixCells';
import { MatrixFields } from './MatrixFields';
import { storyOf } from './stories';
import { bar, choices, extras, title } from './Toolbar.css';

const ExchangeFields = lazy(() => import('./ExchangeFields').then((module) => ({ default: module.ExchangeFields })));

export interface ToolbarProps {
  readonly view: View;
  readonly story: string;
  /** Content before the title. */
  readonly start: ReactNode;
}

/** The view settings of the story; every choice is kept in the address. */
export function Toolbar({ view, story, start }: ToolbarProps) {
  const more = useOverlay();
  const matrix = useOverlay();
  const found = storyOf(story);
  return (
    <header className={bar}>
      {start}
      <div className={title}>
        <Heading level={1} size="body">
          {found?.group.name ?? story}
        </Heading>
        {found && (
          <Text size="dense" tone="soft" wrap="ellipsis">
            {found.name}
          </Text>
        )}
      </div>
      <div className={choices}>
        {(['scheme', 'prices', 'language', 'viewport'] as const).map((axis) => (
          <AxisSelect key={axis} axis={axis} view={view} isLabelHidden />
        ))}
      </div>
      <IconButton icon={SlidersHorizontal} label="More settings" {...more.trigger} />
      <IconButton icon={Grid3x3} label="Matrix" count={view.matrix ? combinationCount(view.matrix) : 0} {...matrix.trigger} />
      <CopyButton text={location.href} label="Copy the link to this view" size="regular" />
      <Link href={storyAddress(story, view, location.search)} variant="button" tone="quiet" size="compact" icon={AppWindow} target="_blank">
        Open alone
      </Link>
      {more.wasOpened && (
        <Popover label="More settings" width={320} {...more.overlay}>
          <div className={extras}>
            {(['text', 'density', 'motion'] as const).map((axis) => (
              <AxisSelect key={axis} axis={axis} view={view} />
            ))}
            <Suspense fallback={<Skeleton shape="row" count={3} label />}>
              <ExchangeFields view={view} />
            </Suspense>
          </div>
        </Popover>
      )}
      {matrix.wasOpened && (
        <Popover label="Matrix" width={320} {...matrix.overlay}>
          <MatrixFields view={view} />
        </Popover>
      )}
    </header>
  );
}

function AxisSelect({ axis, view, isLabelHidden = false }: { readonly axis: Axis; readonly view: View; readonly isLabelHidden?: boolean }) {
  return (
    <Select
      label={axisNames[axis]}
      isLabelHidden={isLabelHidden}
      size="compact"
      width={isLabelHidden ? 'content' : 'full'}
      placeholder={axisNames[axis]}
      options={optionsOf(axis)}
      value={view[axis]}
      onChange={(choice) => changeView({ [axis]: choice })}
    />
  );
}

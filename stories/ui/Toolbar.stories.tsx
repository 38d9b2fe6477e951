import { Camera, Maximize, Minus, MoveUpRight, PenLine, Ruler, Settings2, Type } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { ToggleButton } from '@/ui/ToggleButton/ToggleButton';
import { Toolbar, ToolbarDivider } from '@/ui/Toolbar/Toolbar';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Toolbar' };

const intervals = ['1m', '15m', '1h', '4h', '1D'].map((id) => ({ id, label: id }));

export const Horizontal = () => {
  const [interval, setInterval] = useState('15m');
  return (
    <Toolbar label="Chart">
      <SegmentedControl label="Interval" options={intervals} value={interval} onChange={setInterval} size="compact" />
      <ToolbarDivider />
      <ToggleButton size="compact" tone="quiet" defaultSelected>
        MA
      </ToggleButton>
      <ToggleButton size="compact" tone="quiet">
        BOLL
      </ToggleButton>
      <Button size="compact" tone="quiet" icon={Settings2}>
        Indicators
      </Button>
      <ToolbarDivider />
      <IconButton size="compact" icon={Camera} label="Save as picture" />
      <IconButton size="compact" icon={Maximize} label="Full screen" isDisabled />
    </Toolbar>
  );
};

export const Vertical = () => (
  <Toolbar label="Drawing" orientation="vertical">
    <IconButton icon={MoveUpRight} label="Trend line" isSelected />
    <IconButton icon={Minus} label="Horizontal line" />
    <IconButton icon={PenLine} label="Brush" />
    <ToolbarDivider />
    <IconButton icon={Type} label="Text" />
    <IconButton icon={Ruler} label="Measure" />
  </Toolbar>
);

export const States = () => (
  <StatesSheet variants={['horizontal', 'vertical'] as const} states={pressStates}>
    {(orientation, props, state) => (
      <Toolbar label={`Drawing, ${orientation}, ${state}`} orientation={orientation}>
        <IconButton icon={MoveUpRight} label="Trend line" isSelected {...props} />
        <IconButton icon={Minus} label="Horizontal line" {...props} />
        <ToolbarDivider />
        <IconButton icon={Type} label="Text" {...props} />
      </Toolbar>
    )}
  </StatesSheet>
);

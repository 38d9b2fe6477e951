import { ChartFrame } from '@/ui/ChartFrame/ChartFrame';
import { useCursor } from '@/ui/ChartFrame/cursor';
import { PointTable } from '@/ui/ChartFrame/PointTable';
import { Readout } from '@/ui/ChartFrame/Readout';
import { ChartPlot } from '@/ui/ChartPlot/ChartPlot';
import { strokes } from '@/ui/ChartPlot/ChartPlot.css';
import { evenlySpaced, linePath } from '@/ui/ChartPlot/curve';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { numberParts } from './numberParts';

export default { title: 'ui/ChartFrame' };

const heights = [0.7, 0.4, 0.5, 0.1, 0.3];
const points = heights.map((height, index) => ({
  label: `${index + 1} Nov`,
  value: numberParts(`+${(1 - height).toFixed(2)}`),
  plotValue: 1 - height,
}));

function PartsOfAChart() {
  const { cursor, setCursor, onKeyDown } = useCursor({ count: points.length });
  const activeIndex = cursor ?? points.length - 1;
  const reading = points[activeIndex]?.value.text ?? '';
  const xs = evenlySpaced(points.length);
  return (
    <Stack width="reading">
      <ChartFrame
        label="A frame with a plot"
        summary={[{ term: 'Highest', value: '+0.90' }]}
        readout={<Readout readings={[{ term: points[activeIndex]?.label ?? '', value: reading, tone: 'rise' }]} />}
        renderTable={() => <PointTable label="The same as a table" headers={{ label: 'Day', value: 'Value' }} points={points} />}
        foot={<Text size="small">Below the picture: a source</Text>}
      >
        <ChartPlot
          label="Days"
          xs={xs}
          cursor={cursor}
          setCursor={setCursor}
          onKeyDown={onKeyDown}
          reading={reading}
          dots={[{ y: heights[activeIndex] ?? 0, tone: 'accent' }]}
          yTicks={[{ at: 0.1, text: '0.90' }]}
          xTicks={[
            { at: 0, text: '1 Nov' },
            { at: 1, text: '5 Nov' },
          ]}
        >
          <path d={linePath(xs.map((x, index) => ({ x, y: heights[index] ?? 0 })))} className={strokes.accent} />
        </ChartPlot>
      </ChartFrame>
      <PointTable label="Table of points" headers={{ label: 'Day', value: 'Value' }} points={points} />
    </Stack>
  );
}

export const Parts = () => <PartsOfAChart />;

export const Tones = () => (
  <Readout
    readings={(['plain', 'rise', 'fall', 'flat', 'first', 'second', 'third'] as const).map((tone) => ({
      term: tone,
      value: '64,250.10',
      tone,
    }))}
  />
);

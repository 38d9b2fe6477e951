import { useState } from 'react';
import { HeatMap } from '@/ui/HeatMap/HeatMap';
import type { HeatMapTile } from '@/ui/HeatMap/HeatMap';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { enabledStates, StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/HeatMap' };

const terms = { label: 'Market', change: 'Change', weight: 'Turnover (24h)' };
const tile = ([label, share, change]: readonly [string, number, number]): HeatMapTile => ({
  id: label,
  label,
  share,
  plotValue: change,
  change: numberParts(`${change > 0 ? '+' : change < 0 ? '-' : ''}${Math.abs(change).toFixed(2)}%`),
  weight: numberParts(`${share.toFixed(1)}M`),
});

const tiles = (
  [
    ['BTC', 1840, 2.41],
    ['ETH', 912, 1.08],
    ['SOL', 402, -3.17],
    ['DOGE', 240, 12.9],
    ['XRP', 188, -0.64],
    ['PEPE', 97, -7.35],
    ['LINK', 62, 0],
    ['AVAX', 58, 0.4],
    ['TON', 51, -1.2],
    ['ADA', 44, 3.3],
    ['SHIB', 38, -4.1],
    ['DOT', 31, 0.9],
    ['UNI', 24, 5.6],
    ['ATOM', 18, -0.2],
    ['FIL', 11, 1.9],
    ['APT', 7, -2.2],
    ['OP', 4, 0.1],
  ] as const
).map(tile);

const ranges = ['24h', '7d'].map((id) => ({ id, label: id }));

function Markets() {
  const [range, setRange] = useState('24h');
  const [chosen, setChosen] = useState('');
  return (
    <Stack>
      <HeatMap
        label="Markets by turnover"
        tiles={tiles}
        terms={terms}
        onAction={setChosen}
        note="Tile area is proportional to turnover."
        ranges={{ label: 'Range', options: ranges, value: range, onChange: setRange }}
      />
      {chosen && <Text tone="soft">{chosen}</Text>}
    </Stack>
  );
}

export const Turnover = () => <Markets />;

export const LongTexts = () => (
  <Stack width="reading">
    <HeatMap
      label="Sectors"
      tiles={(
        [
          ['Decentralised physical infrastructure', 60, 4.2],
          ['Künstliche Intelligenz und maschinelles Lernen', 30, -123_456.78],
          ['Layer 2', 10, 0],
        ] as const
      ).map(tile)}
      terms={terms}
      onAction={() => {}}
    />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['Map']} states={{ ...enabledStates, 'One tile': { props: { tiles: tiles.slice(0, 1) } } }} cellWidth={380}>
    {(_, props, state) => <HeatMap label={`Markets, ${state}`} tiles={tiles.slice(0, 8)} terms={terms} onAction={() => {}} {...props} />}
  </StatesSheet>
);

import { useState } from 'react';
import { CalendarHeat } from '@/ui/CalendarHeat/CalendarHeat';
import type { HeatDay } from '@/ui/CalendarHeat/CalendarHeat';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/CalendarHeat' };

const signed = (size: number, text: string) => `${size > 0 ? '+' : size < 0 ? '-' : ''}${text}`;
const short = (size: number) => (size >= 1e6 ? `${Math.round(size / 1e6)}M` : size.toFixed(size >= 100 ? 0 : 1));
const dayOf = (date: string, size: number): HeatDay => ({
  date,
  plotValue: size,
  value: numberParts(signed(size, short(Math.abs(size)))),
  fullValue: signed(size, `${Math.abs(size).toFixed(2)} USDT`),
});
const january = Array.from({ length: 21 }, (_, index) =>
  dayOf(`2026-01-${String(index + 1).padStart(2, '0')}`, index % 8 === 5 ? 0 : Math.round(Math.sin(index * 2.3) * 1800) / 10),
);

function Month() {
  const [date, setDate] = useState('');
  return (
    <Stack width="reading">
      <CalendarHeat label="Profit by day, January 2026" month="2026-01-01" days={january} onDay={setDate} />
      {date && <Text tone="soft">{date}</Text>}
    </Stack>
  );
}

export const Profit = () => <Month />;

export const LongNumbers = () => (
  <Stack width="reading">
    <CalendarHeat
      label="Profit by day, February 2026"
      month="2026-02-01"
      days={[dayOf('2026-02-01', 123_456_789.1), dayOf('2026-02-02', -123_456_789.1), dayOf('2026-02-03', 0)]}
    />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['Pressed', 'Only read']} states={{ Rest: {}, 'Without days': { props: { days: [] } } }} cellWidth={340}>
    {(variant, props, state) => (
      <CalendarHeat
        label={`Profit by day, ${variant}, ${state}`}
        month="2026-01-01"
        days={january}
        onDay={variant === 'Pressed' ? () => {} : undefined}
        {...props}
      />
    )}
  </StatesSheet>
);

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Meter } from './Meter';
import type { MeterProps } from './Meter';

const zones: MeterProps['zones'] = [
  { upTo: 50, name: 'Safe', tone: 'success' },
  { upTo: 80, name: 'Elevated', tone: 'warning' },
  { upTo: 100, name: 'Liquidation near', tone: 'danger' },
];

test.each([
  [0, 'Safe', '0'],
  [50, 'Safe', '50'],
  [50.1, 'Elevated', '50.1'],
  [100, 'Liquidation near', '100'],
  [140, 'Liquidation near', '100'],
  [-3, 'Safe', '0'],
])('a value of %d is read with its zone, %s', (value, zone, now) => {
  renderUi(<Meter label="Margin ratio" value={value} valueText={`${value}%`} zones={zones} />);
  const meter = screen.getByRole('meter', { name: 'Margin ratio' });
  expect(meter.getAttribute('aria-valuetext')).toBe(`${value}% · ${zone}`);
  expect(meter.getAttribute('aria-valuenow')).toBe(now);
});

test('a quota is a scale with a single zone', () => {
  renderUi(
    <Meter
      label="Withdrawn today"
      value={3.2}
      valueText="3.20 of 5 BTC"
      zones={[{ upTo: 5, name: 'Within the limit', tone: 'accent' }]}
      hint="Resets at 00:00 UTC"
    />,
  );
  const meter = screen.getByRole('meter', { name: 'Withdrawn today' });
  expect(meter.getAttribute('aria-valuemax')).toBe('5');
  expect(meter.textContent).toBe('Withdrawn today3.20 of 5 BTC · Within the limitResets at 00:00 UTC');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { Gauge } from './Gauge';
import type { GaugeProps } from './Gauge';

const zones: GaugeProps['zones'] = [
  { upTo: 25, name: 'Extreme fear', tone: 'danger' },
  { upTo: 75, name: 'Neutral', tone: 'info' },
  { upTo: 100, name: 'Greed', tone: 'success' },
];

test.each([
  [12, '12 · Extreme fear'],
  [25, '25 · Extreme fear'],
  [26, '26 · Neutral'],
  [130, '130 · Greed'],
])('a value of %d is read with its zone', (value, text) => {
  renderUi(<Gauge label="Fear and greed" value={value} valueText={String(value)} zones={zones} />);
  expect(screen.getByRole('meter', { name: 'Fear and greed' }).getAttribute('aria-valuetext')).toBe(text);
});

test('all zones are named', () => {
  renderUi(<Gauge label="Fear and greed" value={12} valueText="12" zones={zones} />);
  expect(textsOf('listitem')).toEqual(['Extreme fear', 'Neutral', 'Greed']);
});

test('a hidden label still names the dial', () => {
  renderUi(<Gauge label="Fear and greed" isLabelHidden value={12} valueText="12" zones={zones} hasLegend={false} />);
  expect(screen.getByRole('meter', { name: 'Fear and greed' })).toBeDefined();
});

import { expect, test } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import type { NumberParts } from '../number';
import { Stat } from './Stat';

const equity: NumberParts = { sign: '', prefix: '$', integer: '48,201', fraction: '.37', unit: '', text: '$48,201.37', trend: 'rise' };
const today: NumberParts = { sign: '+', prefix: '', integer: '2', fraction: '.41', unit: '%', text: '+2.41%', trend: 'rise' };

test('a figure is shown with its name, its change and its hint', () => {
  renderUi(<Stat label="Total equity" value={equity} change={today} hint="Since midnight UTC" />);
  expect(textsOf('term')).toEqual(['Total equity']);
  expect(textsOf('definition')).toEqual(['$48,201.37', '+2.41%', 'Since midnight UTC']);
});

test('a hidden figure reveals neither its digits nor its change', () => {
  renderUi(<Stat label="Total equity" value={equity} change={today} hiddenLabel="Hidden" />);
  expect(textsOf('definition')).toEqual(['******Hidden']);
});

test('a loading figure says so in its place', () => {
  renderUi(<Stat label="Total equity" value={null} />);
  expect(textsOf('definition')).toEqual(['Loading…']);
});

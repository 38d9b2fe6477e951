import { expect, test } from 'vitest';
import { tabWorld } from './tabWorld';

const site = 'http://exchange.example/en_US/';

const one = () => '1';
const other = () => '2';

function storage() {
  const items = new Map<string, string>();
  return { getItem: (name: string) => items.get(name) ?? null, setItem: (name: string, value: string) => void items.set(name, value) };
}

test('a tab joins the origin’s exchange unless its URL sets a world', () => {
  expect(tabWorld(site, one, storage(), '')).toEqual({ world: '', address: site });
  expect(tabWorld(`${site}?sim.world=no/name`, one, storage(), '')).toMatchObject({ world: '' });
  expect(tabWorld(`${site}?sim.world=left`, one, null, '')).toMatchObject({ world: 'left 1' });
});

test('a frame keeps its world and initial state across a reload, separate from other frames', () => {
  const own = storage();
  const address = `${site}?sim.world=left&sim.scenario=calm`;
  expect(tabWorld(address, one, own, '.left')).toEqual({ world: 'left 1', address });
  expect(tabWorld(`${site}market`, other, own, '.left')).toEqual({ world: 'left 1', address });
  expect(tabWorld(site, one, own, '.right')).toEqual({ world: '', address: site });
});

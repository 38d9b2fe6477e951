import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Button } from '../Button/Button';
import { Lightbox } from './Lightbox';

const pictures = [
  { src: '/front.png', alt: 'Front of the card', caption: 'Front' },
  { src: '/back.png', alt: 'Back of the card', caption: 'Back' },
  { src: '/selfie.png', alt: 'Person with the card' },
];

function Documents() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show</Button>
      <Lightbox label="Documents" pictures={pictures} start={1} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const open = async () => {
  const { user } = renderUi(<Documents />);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  return user;
};
const shown = () => screen.getByRole('img').getAttribute('alt');
const width = () => screen.getByRole('img').style.inlineSize;
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

test('opens at the given picture; arrows, Home and End switch pictures and stop at the ends', async () => {
  const user = await open();
  expect(shown()).toBe('Back of the card');
  const seen: (string | null)[] = [];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{Home}', '{ArrowLeft}', '{End}', '{ArrowLeft}']) {
    await user.keyboard(key);
    seen.push(shown());
  }
  const [front, back, person] = pictures.map(({ alt }) => alt);
  expect(seen).toEqual([person, person, front, front, person, back]);
});

test('the buttons switch pictures too and are disabled at the ends', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect([shown(), isDisabled('Previous'), isDisabled('Next')]).toEqual(['Front of the card', true, false]);
});

test.each([
  ['Previous', 'Next'],
  ['Next', 'Previous'],
])('%s gives the focus to %s when it is disabled at the end', async (name, other) => {
  const user = await open();
  await user.click(screen.getByRole('button', { name }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: other }));
});

test('+ and − zoom the fitting size step by step, 0 resets, and switching pictures resets the zoom', async () => {
  const fitting = vi.spyOn(HTMLImageElement.prototype, 'clientWidth', 'get').mockReturnValue(160);
  onTestFinished(() => fitting.mockRestore());
  const user = await open();
  await user.keyboard('++');
  expect(width()).toBe('20rem');
  await user.keyboard('-');
  expect(width()).toBe('15rem');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('Back of the card');
  await user.keyboard('0');
  expect([width(), isDisabled('Zoom out')]).toEqual(['', true]);
  await user.keyboard('+{End}');
  expect([shown(), width()]).toEqual(['Person with the card', '']);
});

test('Escape closes it and returns the focus to its trigger', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Show');
});

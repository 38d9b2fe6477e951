import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { cardSize, drawShareCard } from './drawShareCard';
import type { CardTools, ShareCardContent } from './drawShareCard';
import { ShareCard } from './ShareCard';

const content: ShareCardContent = {
  title: 'BTC/USDT perpetual',
  subtitle: 'Long · 20×',
  value: '+128.45%',
  trend: 'rise',
  facts: [
    { label: 'Entry price', value: '105,220.40' },
    { label: 'Mark price', value: '112,987.11' },
  ],
  footer: 'alidade.example',
};

const inks = { surface: 'surface', text: 'text', soft: 'soft', line: 'line', accent: 'accent', rise: 'rise', fall: 'fall', flat: 'flat' };

/** Draws a card with letters half as wide as they are high, and returns the texts drawn. */
function written(card: ShareCardContent) {
  const texts: { text: string; ink: unknown; end: number }[] = [];
  const size = () => Number(/(\d+)px/.exec(brush.font)?.[1]);
  const measure = (text: string) => ({ width: (text.length * size()) / 2 });
  const brush: CardTools['context'] = {
    fillStyle: '',
    font: '',
    textBaseline: 'alphabetic',
    fillRect: () => {},
    measureText: measure,
    fillText: (text, x) => texts.push({ text, ink: brush.fillStyle, end: x + measure(text).width }),
    save: () => {},
    restore: () => {},
    translate: () => {},
    scale: () => {},
  };
  drawShareCard(card, { context: brush, colors: inks, fontFamily: 'Inter', brand: { name: 'Alidade', fillMark: () => {} } });
  return texts;
}

test('the card shows its title, the figure in the colour of its trend, the facts and the address', () => {
  expect(written(content).map(({ text, ink }) => [text, ink])).toEqual([
    ['Alidade', 'text'],
    ['BTC/USDT perpetual', 'text'],
    ['Long · 20×', 'soft'],
    ['+128.45%', 'rise'],
    ['Entry price', 'soft'],
    ['105,220.40', 'text'],
    ['Mark price', 'soft'],
    ['112,987.11', 'text'],
    ['alidade.example', 'soft'],
  ]);
  expect(written({ ...content, trend: 'fall' }).find(({ text }) => text === '+128.45%')?.ink).toBe('fall');
});

test('a long text is drawn smaller, then cut with an ellipsis, and never leaves the picture', () => {
  const texts = written({
    ...content,
    title: 'Maximiliane-Konstantina von Hohenlohe-Oehringen zu Langenburg',
    facts: [{ label: 'Entry price', value: '123,456,789.123456789012 SHIB' }],
    footer: `https://www.alidade.example/de_DE/register?invite=${'8f3c1d7ab2e94f60'.repeat(8)}`,
  });
  expect(texts.filter(({ end }) => end > cardSize.width - 79)).toEqual([]);
  expect(texts.map(({ text }) => text)).toContain('Maximiliane-Konstantina von Hohenlohe-Oehringen zu Langenburg');
  expect(texts.at(-1)?.text).toMatch(/^https:.*…$/);
});

test('without a canvas the texts are readable and no picture can be saved', () => {
  const { container } = renderUi(
    <ShareCard {...content} brand={{ name: 'Alidade', mark: '' }} saveLabel="Save picture" onSave={() => {}} />,
  );
  expect(container.textContent).toBe(
    'BTC/USDT perpetual, Long · 20×, +128.45%, Entry price 105,220.40, Mark price 112,987.11, alidade.example',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

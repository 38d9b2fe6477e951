import { createLucideIcon } from 'lucide-react';
import { askMark, bidMark } from './OrderBook.css';

const upper = { y: '4', height: '7' };
const lower = { y: '13', height: '7' };
const whole = { y: '4', height: '16' };

/** An icon of a book: a block for each side that is shown, beside its levels. */
const createBookIcon = (name: string, blocks: readonly { y: string; height: string; className: string }[]) =>
  createLucideIcon({
    name,
    size: 24,
    node: [
      ...blocks.map((block): ['rect', Record<string, string>] => [
        'rect',
        { x: '3', width: '6', rx: '1', stroke: 'none', key: block.className, ...block },
      ]),
      ['path', { d: 'M13 5h8M13 9.7h8M13 14.3h8M13 19h8', key: 'levels' }],
    ],
  });

/** Icons of the book views. */
export const viewIcons = {
  both: createBookIcon('book-both', [
    { ...upper, className: askMark },
    { ...lower, className: bidMark },
  ]),
  bids: createBookIcon('book-bids', [{ ...whole, className: bidMark }]),
  asks: createBookIcon('book-asks', [{ ...whole, className: askMark }]),
};

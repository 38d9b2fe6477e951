import { compare } from '@/contract/decimal';
import { figure } from '@/ui/Amount/Amount.css';
import { arrowPaths } from '@/ui/PriceChange/PriceChange';
import { arrow, change } from '@/ui/PriceChange/PriceChange.css';
import { createFlash } from '@/ui/Price/flash';
import { price } from '@/ui/Price/Price.css';
import { plainBook, plainTrades } from './plainBook';
import { allAt, i18n, instruments } from './quotes';

/** The least work possible: hand-made cells written only where they change, visible rows only; the same variants and the same flash. */
export function plain(root: HTMLElement): (step: number) => void {
  const parts = [plainBook(root), plainTrades(root), plainMarket(root)];
  return (step) => {
    for (const show of parts) show(step);
  };
}

function plainMarket(root: HTMLElement): (step: number) => void {
  const table = root.appendChild(document.createElement('table'));
  const body = table.createTBody();
  body.id = 'market';
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
  });
  const lines = instruments.map((instrument) => {
    const row = body.insertRow();
    const name = row.appendChild(document.createElement('th'));
    name.textContent = instrument.base;
    const last = row.insertCell().appendChild(document.createElement('span'));
    last.className = `${price} ${figure({ weight: 'medium' })}`;
    const move = row.insertCell().appendChild(document.createElement('span'));
    const picture = move.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    picture.setAttribute('viewBox', '0 0 10 10');
    picture.setAttribute('class', arrow);
    const path = picture.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
    const percent = move.appendChild(document.createElement('span'));
    percent.className = figure({});
    const turnover = row.insertCell().appendChild(document.createElement('span'));
    turnover.className = figure({ tone: 'inherit' });
    observer.observe(row);
    return { row, last, move, path, percent, turnover, flash: createFlash(last), shown: '0', decimals: instrument.decimals };
  });
  const { format } = i18n;
  const show = (step: number): void => {
    allAt(step).forEach(([, quote], index) => {
      const line = lines[index];
      if (!line || (step > 0 && !seen.has(line.row))) return;
      const last = quote.last ?? '0';
      const direction = compare(last, line.shown);
      line.shown = last;
      line.last.textContent = format.price(last, line.decimals);
      if (step > 0 && direction !== 0) line.flash.show(direction > 0 ? 'rise' : 'fall');
      const { trend, text } = format.parts.percent(quote.change);
      line.move.className = change({ trend, variant: 'plain' });
      line.path.setAttribute('d', arrowPaths[trend]);
      line.percent.textContent = text;
      line.turnover.textContent = format.compact(quote.turnover);
    });
  };
  show(0);
  return show;
}

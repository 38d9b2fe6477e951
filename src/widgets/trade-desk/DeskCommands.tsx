import { attach, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useCallback, type RefObject } from 'react';
import { TradeCommandsGate, type TradeCommand } from '@/entities/shortcuts';
import { $bestAsk, $bestBid, $lastPrice } from '@/entities/pair-feed';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import type { DeskPartProps, DeskProduct } from './product';
import { readOut } from './readOut';
import { useEmptyBook } from './useEmptyBook';
import { useInstrumentName } from './useInstrumentName';

export interface DeskCommandsProps extends DeskPartProps {
  readonly product: DeskProduct;
  /** The root element of the desk. */
  readonly desk: RefObject<HTMLElement | null>;
}

const $unknown = createStore(null);
const feedFx = attach({ source: { last: $lastPrice, bid: $bestBid, ask: $bestAsk }, effect: (feed) => feed });

const oneSided: readonly TradeCommand[] = ['buy', 'sell', 'pairs', 'readOut'];
const twoSided: readonly TradeCommand[] = ['form', 'pairs', 'readOut'];

/** Registers the commands of a trade screen with the command menu and the user's shortcuts. */
export function DeskCommands({ product, pair, desk }: DeskCommandsProps) {
  const { holdingsOf, onSide, readFeed } = useUnit({
    holdingsOf: product.$holdingsOf ?? $unknown,
    onSide: product.sideChosen,
    readFeed: feedFx,
  });
  const announcer = useAnnouncer();
  const t = useText('commands', 'trade');
  const format = useFormat();
  const nameOf = useInstrumentName();
  const emptyBook = useEmptyBook(pair).spoken;
  const run = useCallback(
    (command: TradeCommand) => {
      const find = (selector: string) => desk.current?.querySelector<HTMLElement>(selector);
      const commands: Readonly<Record<TradeCommand, () => void>> = {
        buy: () => {
          onSide('buy');
          commands.form();
        },
        sell: () => {
          onSide('sell');
          commands.form();
        },
        form: () => find('[data-desk="form"] input[inputmode="decimal"]')?.focus(),
        pairs: () => {
          const picker = find('[data-desk="pairs"] button');
          picker?.focus();
          picker?.click();
        },
        readOut: () => {
          if (pair === null) return;
          const holdings = holdingsOf?.(pair) ?? null;
          const summary = { name: nameOf(pair), pair, holdings, emptyBook };
          void readFeed().then((feed) => announcer.polite(readOut(t, format, { ...summary, ...feed })));
        },
      };
      commands[command]();
    },
    [announcer, desk, emptyBook, format, holdingsOf, nameOf, onSide, pair, readFeed, t],
  );
  useGate(TradeCommandsGate, { offered: product.isTwoSided ? twoSided : oneSided, run });
  return null;
}
